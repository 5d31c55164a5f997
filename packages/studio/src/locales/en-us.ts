import account from './en-US/account.json' with { type: 'json' };
import apiDocs from './en-US/apiDocs.json' with { type: 'json' };
import auth from './en-US/auth.json' with { type: 'json' };
import benefits from './en-US/benefits.json' with { type: 'json' };
import codes from './en-US/codes.json' with { type: 'json' };
import dashboard from './en-US/dashboard.json' with { type: 'json' };
import dynamic from './en-US/dynamic.json' with { type: 'json' };
import errors from './en-US/errors.json' with { type: 'json' };
import files from './en-US/files.json' with { type: 'json' };
import htmlPdf from './en-US/htmlPdf.json' with { type: 'json' };
import htmlText from './en-US/htmlText.json' with { type: 'json' };
import logic from './en-US/logic.json' with { type: 'json' };
import pdf from './en-US/pdf.json' with { type: 'json' };
import pricing from './en-US/pricing.json' with { type: 'json' };
import problems from './en-US/problems.json' with { type: 'json' };
import products from './en-US/products.json' with { type: 'json' };
import richText from './en-US/richText.json' with { type: 'json' };
import rules from './en-US/rules.json' with { type: 'json' };
import shell from './en-US/shell.json' with { type: 'json' };
import templates from './en-US/templates.json' with { type: 'json' };
import templateTools from './en-US/templateTools.json' with { type: 'json' };
import underwriting from './en-US/underwriting.json' with { type: 'json' };
import usage from './en-US/usage.json' with { type: 'json' };
import widgets from './en-US/widgets.json' with { type: 'json' };

export const enUs = {
  account,
  apiDocs,
  auth,
  benefits,
  codes,
  dashboard,
  dynamic,
  errors,
  files,
  htmlPdf,
  htmlText,
  logic,
  pdf,
  pricing,
  problems,
  products,
  richText,
  rules,
  shell,
  templates,
  templateTools,
  underwriting,
  usage,
  widgets,
};
export type Texts = typeof enUs;
