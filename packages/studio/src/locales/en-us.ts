import apiDocs from './en-US/apiDocs.json' with { type: 'json' };
import auth from './en-US/auth.json' with { type: 'json' };
import benefits from './en-US/benefits.json' with { type: 'json' };
import codes from './en-US/codes.json' with { type: 'json' };
import dashboard from './en-US/dashboard.json' with { type: 'json' };
import errors from './en-US/errors.json' with { type: 'json' };
import logic from './en-US/logic.json' with { type: 'json' };
import pricing from './en-US/pricing.json' with { type: 'json' };
import problems from './en-US/problems.json' with { type: 'json' };
import products from './en-US/products.json' with { type: 'json' };
import rules from './en-US/rules.json' with { type: 'json' };
import shell from './en-US/shell.json' with { type: 'json' };
import underwriting from './en-US/underwriting.json' with { type: 'json' };
import widgets from './en-US/widgets.json' with { type: 'json' };

export const enUs = {
  apiDocs,
  auth,
  benefits,
  codes,
  dashboard,
  errors,
  logic,
  pricing,
  problems,
  products,
  rules,
  shell,
  underwriting,
  widgets,
};
export type Texts = typeof enUs;
