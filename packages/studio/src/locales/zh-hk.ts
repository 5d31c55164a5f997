import type { Texts } from './en-us.ts';
import account from './zh-HK/account.json' with { type: 'json' };
import apiDocs from './zh-HK/apiDocs.json' with { type: 'json' };
import auth from './zh-HK/auth.json' with { type: 'json' };
import benefits from './zh-HK/benefits.json' with { type: 'json' };
import codes from './zh-HK/codes.json' with { type: 'json' };
import dashboard from './zh-HK/dashboard.json' with { type: 'json' };
import dynamic from './zh-HK/dynamic.json' with { type: 'json' };
import errors from './zh-HK/errors.json' with { type: 'json' };
import files from './zh-HK/files.json' with { type: 'json' };
import htmlPdf from './zh-HK/htmlPdf.json' with { type: 'json' };
import htmlText from './zh-HK/htmlText.json' with { type: 'json' };
import logic from './zh-HK/logic.json' with { type: 'json' };
import pdf from './zh-HK/pdf.json' with { type: 'json' };
import pricing from './zh-HK/pricing.json' with { type: 'json' };
import problems from './zh-HK/problems.json' with { type: 'json' };
import products from './zh-HK/products.json' with { type: 'json' };
import richText from './zh-HK/richText.json' with { type: 'json' };
import rules from './zh-HK/rules.json' with { type: 'json' };
import shell from './zh-HK/shell.json' with { type: 'json' };
import templates from './zh-HK/templates.json' with { type: 'json' };
import templateTools from './zh-HK/templateTools.json' with { type: 'json' };
import underwriting from './zh-HK/underwriting.json' with { type: 'json' };
import usage from './zh-HK/usage.json' with { type: 'json' };
import widgets from './zh-HK/widgets.json' with { type: 'json' };

export const zhHk: Texts = {
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
