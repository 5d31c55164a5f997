import auth from './en-US/auth.json' with { type: 'json' };
import dashboard from './en-US/dashboard.json' with { type: 'json' };
import errors from './en-US/errors.json' with { type: 'json' };
import pricing from './en-US/pricing.json' with { type: 'json' };
import problems from './en-US/problems.json' with { type: 'json' };
import products from './en-US/products.json' with { type: 'json' };
import rules from './en-US/rules.json' with { type: 'json' };
import shell from './en-US/shell.json' with { type: 'json' };
import widgets from './en-US/widgets.json' with { type: 'json' };

export const enUs = { auth, dashboard, errors, pricing, problems, products, rules, shell, widgets };
export type Texts = typeof enUs;
