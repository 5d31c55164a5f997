import type { Texts } from './en-us.ts';
import auth from './zh-HK/auth.json' with { type: 'json' };
import dashboard from './zh-HK/dashboard.json' with { type: 'json' };
import errors from './zh-HK/errors.json' with { type: 'json' };
import pricing from './zh-HK/pricing.json' with { type: 'json' };
import problems from './zh-HK/problems.json' with { type: 'json' };
import products from './zh-HK/products.json' with { type: 'json' };
import rules from './zh-HK/rules.json' with { type: 'json' };
import shell from './zh-HK/shell.json' with { type: 'json' };
import widgets from './zh-HK/widgets.json' with { type: 'json' };

export const zhHk: Texts = { auth, dashboard, errors, pricing, problems, products, rules, shell, widgets };
