/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type addDynamicValueToTemplateInput = {
  value?: scalarValueInput | null | undefined;
  /** JSON text; takes precedence over value. */
  valueJsonString?: string | null | undefined;
};

export type addEmailAttachmentReferenceInput = {
  fileName: string;
  filePath: string;
};

export type addEmailAttachmentTemplateInput = {
  fileName: string;
  templateId: string;
};

/** Two opposite corners, in any order. */
export type addPdfDrawingInput = {
  fieldName?: string | null | undefined;
  font?: fontInput | null | undefined;
  /** An id chosen by the caller, so that an undone removal restores the same drawing: 8 to 64 letters, digits, _ and -. */
  id?: string | null | undefined;
  isShrunkToFit?: boolean | null | undefined;
  /** Defaults to TEXT. */
  kind?: pdfDrawingKindEnumeration | null | undefined;
  liquidSource?: string | null | undefined;
  page: number;
  pictureFileKey?: string | null | undefined;
  point1: pointInput;
  point2: pointInput;
  textAlignment?: textAlignmentEnumeration | null | undefined;
  verticalAlignment?: verticalAlignmentEnumeration | null | undefined;
};

export type apiKeyProductInput = {
  plan: string;
  type: string;
  /** If omitted or null, every version; empty for the product without a version. */
  version?: string | null | undefined;
};

export type benefitInput = {
  currencyCode?: currencyCodeEnumeration | null | undefined;
  isValueInput?: boolean | null | undefined;
  optionKey?: string | null | undefined;
  parentOptionKeys?: Array<string | null | undefined> | null | undefined;
  parentTypeId?: string | null | undefined;
  typeId: string;
  value?: scalarValueInput | null | undefined;
  /** The value as JSON text; takes precedence over value. */
  valueJsonString?: string | null | undefined;
};

/** A benefit or option that others are positioned before. */
export type benefitPlaceInput = {
  optionKey?: string | null | undefined;
  typeId: string;
};

/** A change of a benefit, or of one of its options. */
export type benefitUpdateInput = {
  expectedRevision?: string | null | undefined;
  /** An empty input checks only that the benefit exists. */
  input: updateBenefitInput;
  optionKey?: string | null | undefined;
  typeId: string;
};

/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type caseWhere = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: Array<caseWhere | null | undefined> | null | undefined;
  appId?: string | null | undefined;
  appId_in?: Array<string | null | undefined> | null | undefined;
  assignedToId?: string | null | undefined;
  caseNumber?: string | null | undefined;
  /** Case-insensitive; % and _ have no special meaning. */
  caseNumber_contains?: string | null | undefined;
  createdAt_gt?: string | null | undefined;
  createdAt_lt?: string | null | undefined;
  holderId?: string | null | undefined;
  holderId_in?: Array<string | null | undefined> | null | undefined;
  id?: string | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
  /** Whether it was submitted in an app or created with createCase. */
  isRequest?: boolean | null | undefined;
  name_contains?: string | null | undefined;
  /** At least one must match. */
  or?: Array<caseWhere | null | undefined> | null | undefined;
  status?: string | null | undefined;
  status_in?: Array<string | null | undefined> | null | undefined;
  /** Part of the number, or of a name, email address or telephone number of its parties; case-insensitive. */
  text_contains?: string | null | undefined;
};

export type changeControlEnumeration =
  /** Every save of products, templates and components takes effect at once. */
  | 'AT_ONCE'
  /** Customers get what has been released; saves change working copies. */
  | 'RELEASES';

export type changePasswordInput = {
  currentPassword: string;
  /** 12 to 128 characters; one that is easy to guess is refused as INVALID. */
  newPassword: string;
};

export type cmsComponentRouteInput = {
  children?: cmsComponentRouteInput | null | undefined;
  component?: string | null | undefined;
  metaJsonString?: string | null | undefined;
  name?: string | null | undefined;
  path?: string | null | undefined;
  propsJsonString?: string | null | undefined;
  redirect?: string | null | undefined;
};

export type cmsConfigInput = {
  allowedLocales?: Array<string> | null | undefined;
  analyticsProvidersJsonString?: string | null | undefined;
  baseComponentsVariantsJsonString?: string | null | undefined;
  componentRoutes?: Array<cmsComponentRouteInput> | null | undefined;
  defaultLocale?: string | null | undefined;
  endpointsJsonString?: string | null | undefined;
  guestLoginCredentials?: cmsGuestLoginCredentialsInput | null | undefined;
  head?: cmsHeadConfigInput | null | undefined;
  httpHeadersJsonString?: string | null | undefined;
  paymentProvidersJsonString?: string | null | undefined;
  themeJsonString?: string | null | undefined;
  visitors?: cmsVisitorsInput | null | undefined;
};

export type cmsGuestLoginCredentialsInput = {
  /** ******** leaves the stored password unchanged. */
  password: string;
  username: string;
};

export type cmsHeadConfigInput = {
  linkJsonString?: string | null | undefined;
  metaJsonString?: string | null | undefined;
  noScript?: Array<cmsScriptConfigInput> | null | undefined;
  script?: Array<cmsScriptConfigInput> | null | undefined;
  title?: string | null | undefined;
};

export type cmsScriptConfigInput = {
  afterLoad?: boolean | null | undefined;
  async?: boolean | null | undefined;
  body?: boolean | null | undefined;
  defer?: boolean | null | undefined;
  innerHTML?: string | null | undefined;
  src?: string | null | undefined;
};

export type cmsVisitorsInput = {
  documentTemplateIds?: Array<string> | null | undefined;
  kind: string;
};

/** How a discount or loading is calculated. */
export type codeRuleInput = {
  /**
   * JSON Logic as JSON text on the values and premium, the price so far, which hides a value named premium. It
   * returns the amount to add or subtract: a number, or a list of an amount and its currency code.
   */
  calculationLogic: string;
  /** Unique among the discount and loading codes of the product. */
  code: string;
  description?: string | null | undefined;
  name: string;
};

export type componentStatusEnumeration =
  /** Not to be used any more: an app that uses it cannot be released. */
  | 'DEPRECATED'
  /** In progress. It can be released like a PUBLISHED component. */
  | 'DRAFT'
  /** Ready to be used. It need not be part of a release. */
  | 'PUBLISHED';

export type componentVersionInput = {
  framework: string;
  version: string;
};

export type createAppInput = {
  /** Letters, digits, _ and -, beginning with a letter. */
  appId: string;
  appName: string;
  /**
   * blank, distribution_website, client_portal or admin_portal: the app begins with the components, pages, texts
   * and look of the template. A component whose name is taken is prefixed with the app's id. Without a template
   * the app is empty.
   */
  appTemplateId?: string | null | undefined;
  email?: string | null | undefined;
  emailSenderName?: string | null | undefined;
  /** The template of the mail about a new request; it must be one that can be sent by email. Its query receives the variable caseId. */
  onRequestTemplateId?: string | null | undefined;
  /**
   * The recipient of the mail about a new request. Without the right to send emails, FORBIDDEN unless it is already stored
   * or the address of a user of the tenant.
   */
  requestsEmail?: string | null | undefined;
  urlRouting?: urlRoutingInput | null | undefined;
};

export type createComponentInput = {
  componentJsonString: string;
  name: string;
  /** Defaults to DRAFT. */
  status?: componentStatusEnumeration | null | undefined;
  /** Defaults to vue 2.6.11. */
  version?: componentVersionInput | null | undefined;
  /** Defaults to empty. */
  vueTemplate?: string | null | undefined;
};

export type createDynamicTemplateInput = {
  description?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
  /** Accepted for compatibility and ignored. */
  tags?: Array<string | null | undefined> | null | undefined;
};

export type createEmailMjmlTemplateInput = {
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  mjml?: string | null | undefined;
  name?: string | null | undefined;
  subject?: string | null | undefined;
  unsubscribeUrl?: string | null | undefined;
};

export type createFunctionTemplateInput = {
  description?: string | null | undefined;
  engine?: engineInput | null | undefined;
  fileKey?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  inputs?: Array<functionInputInput | null | undefined> | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
  outputs?: Array<functionOutputInput | null | undefined> | null | undefined;
  savedCalls?: Array<functionSavedCallInput | null | undefined> | null | undefined;
};

export type createLoginInput = {
  email: string;
  /** The name shown next to the user's changes, up to 200 characters. Defaults to the email address. */
  name?: string | null | undefined;
  role: roleEnumeration;
};

export type createNotificationTemplateInput = {
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
};

export type createPdfDrawingTemplateInput = {
  description?: string | null | undefined;
  /** The key of a PDF file in the first bucket of the tenant. One that cannot be drawn on is refused. */
  fileKey?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
  password?: string | null | undefined;
  passwordLiquid?: string | null | undefined;
};

export type createProductInput = {
  benefitInputs?: Array<benefitInput | null | undefined> | null | undefined;
  /** Copies the benefits, pricing and underwriting logic, inputs, codes and texts of this product. Cannot be combined with benefitInputs. */
  copyOf?: productIdInput | null | undefined;
  /** A day from 1900 to 2199, such as 2028-01-01. A copy of another version has none unless it is sent. */
  effectiveFrom?: string | null | undefined;
  insurerId?: string | null | undefined;
  /** Saved for the request's locale in the same transaction. */
  name?: string | null | undefined;
  productId: productIdInput;
  status?: string | null | undefined;
  /** Begins with sample rates, logic and inputs, to be replaced by one's own. Without it, the product is empty. Cannot be combined with copyOf. */
  template?: productTemplate | null | undefined;
  underwritingRules?: string | null | undefined;
};

export type createReleaseInput = {
  /** Published in their present states. At most 20. */
  appIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  /** With the apps, at most 500. */
  items?: Array<releaseItemInput> | null | undefined;
  name: string;
};

export type createSmsTemplateInput = {
  bodyLiquid?: string | null | undefined;
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
};

export type createWkhtmltopdfTemplateInput = {
  description?: string | null | undefined;
  footerSettings?: headerFooterInput | null | undefined;
  graphQlQuery?: string | null | undefined;
  headerSettings?: headerFooterInput | null | undefined;
  html?: string | null | undefined;
  isFitToPage?: boolean | null | undefined;
  isTagged?: boolean | null | undefined;
  logicalId?: string | null | undefined;
  marginSettings?: marginSettingsInput | null | undefined;
  /** In percent: 30 to 100. Null means 50. */
  minimumPrintSizePercent?: number | null | undefined;
  name?: string | null | undefined;
  orientation?: orientationEnumeration | null | undefined;
  ownerPasswordLiquid?: string | null | undefined;
  pageSize?: pageSizeEnumeration | null | undefined;
  password?: string | null | undefined;
  passwordLiquid?: string | null | undefined;
  /** Any value other than null requires an owner password. */
  permissions?: Array<pdfPermissionEnumeration> | null | undefined;
};

/** ISO 4217 currency codes, including historic ones. */
export type currencyCodeEnumeration =
  | 'ADP'
  | 'AED'
  | 'AFA'
  | 'AFN'
  | 'ALK'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'AOK'
  | 'AON'
  | 'AOR'
  | 'ARA'
  | 'ARP'
  | 'ARS'
  | 'ARY'
  | 'ATS'
  | 'AUD'
  | 'AWG'
  | 'AYM'
  | 'AZM'
  | 'AZN'
  | 'BAD'
  | 'BAM'
  | 'BBD'
  | 'BDS'
  | 'BDT'
  | 'BEC'
  | 'BEF'
  | 'BEL'
  | 'BGJ'
  | 'BGK'
  | 'BGL'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BOP'
  | 'BOV'
  | 'BRB'
  | 'BRC'
  | 'BRE'
  | 'BRL'
  | 'BRN'
  | 'BRR'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYB'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHC'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLF'
  | 'CLP'
  | 'CNX'
  | 'CNY'
  | 'COP'
  | 'COU'
  | 'CRC'
  | 'CSD'
  | 'CSJ'
  | 'CSK'
  | 'CUC'
  | 'CUP'
  | 'CVE'
  | 'CYP'
  | 'CZK'
  | 'DDM'
  | 'DEM'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'ECS'
  | 'ECV'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ESA'
  | 'ESB'
  | 'ESP'
  | 'ETB'
  | 'EUR'
  | 'FIM'
  | 'FJD'
  | 'FKP'
  | 'FRF'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHC'
  | 'GHP'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNE'
  | 'GNF'
  | 'GNS'
  | 'GQE'
  | 'GRD'
  | 'GTQ'
  | 'GWE'
  | 'GWP'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRD'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'IEP'
  | 'ILP'
  | 'ILR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISJ'
  | 'ISK'
  | 'ITL'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAJ'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LTT'
  | 'LUC'
  | 'LUF'
  | 'LUL'
  | 'LVL'
  | 'LVR'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MGF'
  | 'MKD'
  | 'MLF'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MTL'
  | 'MTP'
  | 'MUR'
  | 'MVQ'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MXV'
  | 'MYR'
  | 'MZE'
  | 'MZM'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NIO'
  | 'NLG'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEH'
  | 'PEI'
  | 'PEN'
  | 'PES'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PLZ'
  | 'PTE'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROK'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RUR'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDD'
  | 'SDG'
  | 'SDP'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SIT'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SRG'
  | 'SSP'
  | 'STD'
  | 'SUR'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJR'
  | 'TJS'
  | 'TMM'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TPE'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UAK'
  | 'UGS'
  | 'UGW'
  | 'UGX'
  | 'UNDEFINED'
  | 'USD'
  | 'USN'
  | 'USS'
  | 'UYI'
  | 'UYN'
  | 'UYP'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VNC'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XAG'
  | 'XAU'
  | 'XBA'
  | 'XBB'
  | 'XBC'
  | 'XBD'
  | 'XCD'
  | 'XDR'
  | 'XEU'
  | 'XFO'
  | 'XFU'
  | 'XOF'
  | 'XPD'
  | 'XPF'
  | 'XPT'
  | 'XRE'
  | 'XSU'
  | 'XTS'
  | 'XUA'
  | 'XXX'
  | 'YDD'
  | 'YER'
  | 'YUD'
  | 'YUM'
  | 'YUN'
  | 'ZAL'
  | 'ZAR'
  | 'ZMK'
  | 'ZMW'
  | 'ZRN'
  | 'ZRZ'
  | 'ZWC'
  | 'ZWD'
  | 'ZWL'
  | 'ZWN'
  | 'ZWR';

export type deletedItemWhereInput = {
  itemId?: string | null | undefined;
  /** product, template, component, app, file or folder. */
  kind?: string | null | undefined;
};

export type differenceActionEnumeration =
  | 'ADDED'
  | 'CHANGED'
  /** Only its position in the list differs. */
  | 'MOVED'
  | 'REMOVED';

export type emailFindingLevel =
  | 'NOTE'
  | 'WARNING';

export type emailMessageAttachmentInput = {
  key: string;
  name: string;
};

/** Exactly one of htmlContent and templateRendering. */
export type emailMessageInput = {
  /** Files by their keys, in addition to the attachments of the template. */
  attachments?: Array<emailMessageAttachmentInput | null | undefined> | null | undefined;
  bccs?: Array<string | null | undefined> | null | undefined;
  ccs?: Array<string | null | undefined> | null | undefined;
  /** The sender, if an administrator has allowed the address; otherwise it becomes the reply address. */
  from?: string | null | undefined;
  fromName?: string | null | undefined;
  htmlContent?: string | null | undefined;
  replyTo?: string | null | undefined;
  replyToName?: string | null | undefined;
  /** Defaults to that of the template; with a template, it may contain Liquid. */
  subject?: string | null | undefined;
  templateRendering?: templateRenderingInput | null | undefined;
  /** One address. */
  to?: string | null | undefined;
  /** An https address at which recipients unsubscribe with one click; defaults to that of the template. */
  unsubscribeUrl?: string | null | undefined;
};

export type engineInput = {
  id?: string | null | undefined;
  name?: string | null | undefined;
  runTime?: string | null | undefined;
  version?: string | null | undefined;
};

/** fontStyle defaults to REGULAR. */
export type fontInput = {
  emSize: number;
  familyName: string;
  fontStyle?: fontStyleInput | null | undefined;
};

export type fontStyleInput =
  | 'BOLD'
  | 'BOLD_ITALIC'
  | 'ITALIC'
  | 'REGULAR'
  | 'STRIKEOUT'
  | 'UNDERLINE';

export type forgotPasswordInput = {
  clientId: string;
  email?: string | null | undefined;
  username?: string | null | undefined;
};

export type functionInputInput = {
  liquid?: string | null | undefined;
  name?: string | null | undefined;
  type?: string | null | undefined;
  var?: string | null | undefined;
};

export type functionOutputInput = {
  name?: string | null | undefined;
  var?: string | null | undefined;
};

export type functionSavedCallInput = {
  asOf?: string | null | undefined;
  inputsJsonString?: string | null | undefined;
  name?: string | null | undefined;
  outputsJsonString?: string | null | undefined;
};

/** The header or the footer of every page. */
export type headerFooterInput = {
  center?: string | null | undefined;
  fontName?: string | null | undefined;
  fontSize?: number | null | undefined;
  htmUrl?: string | null | undefined;
  html?: string | null | undefined;
  left?: string | null | undefined;
  line?: boolean | null | undefined;
  right?: string | null | undefined;
  spacing?: number | null | undefined;
};

export type historySettingsInput = {
  allDays?: number | null | undefined;
  dailyDays?: number | null | undefined;
  trashDays?: number | null | undefined;
};

/** Proof that the caller owns the account: the password, and while a second factor is on, also a code. */
export type identityProofInput = {
  /** Required. */
  currentPassword?: string | null | undefined;
  /**
   * A current code of the authenticator app, or an unused recovery code. Required while a second factor is on, ignored
   * otherwise. A code works once, and a wrong one counts towards the limit of codes at sign-in.
   */
  secondFactor?: string | null | undefined;
};

/** What an import does with an item or a part of it. */
export type importAction =
  | 'ADDED'
  | 'CHANGED'
  | 'REFUSED'
  | 'REMOVED'
  | 'UNCHANGED';

export type insurerWhere = {
  id?: string | null | undefined;
  id_contains?: string | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
};

export type itemChangeEnumeration =
  /** Has never been live. */
  | 'ADDED'
  | 'CHANGED'
  /** Exists, and has been retired. */
  | 'RETIRED';

export type itemSnapshotWhereInput = {
  /** Only states in which this part changed, such as pricing, rateTables, or rateTables/travel_base for one table. */
  changedPart?: string | null | undefined;
  /** Only states that this user has saved. */
  createdById?: string | null | undefined;
  /** Only states with a name. */
  isNamed?: boolean | null | undefined;
  /** The id of the item; for a product plan|version|type, as in translation keys. */
  itemId?: string | null | undefined;
  /** product, template, component or app. */
  kind?: string | null | undefined;
  /** Only states up to this number: that state and the one before it are the first two. */
  numberMax?: number | null | undefined;
};

export type keyValueInput = {
  key: string;
  value?: scalarValueInput | null | undefined;
};

export type kindApprovalsInput = {
  /** From 0 to 3. */
  count: number;
  /** app, component, product or template. */
  kind: string;
};

/** A change of one text in one locale. */
export type l10nUpdateInput = {
  /** Empty if the text must not exist yet. */
  expectedRevision?: string | null | undefined;
  key: string;
  locale: string;
  /** Null deletes the text. */
  value?: string | null | undefined;
};

export type loginStateEnumeration =
  | 'ACTIVE'
  /** May not sign in. */
  | 'DEACTIVATED'
  /** Has been invited and has not chosen a password yet. */
  | 'INVITED';

/** Each an address that begins with https:// or http://. */
export type logoUrlsInput = {
  typeA?: string | null | undefined;
  typeB?: string | null | undefined;
  typeC?: string | null | undefined;
};

export type mailRecipientState =
  | 'ACCEPTED'
  | 'REFUSED'
  | 'WAITING';

export type mailState =
  | 'FAILED'
  /** The content is being sent; it is not resent automatically. */
  | 'HANDING_OVER'
  | 'QUEUED'
  | 'SENDING'
  | 'SENT'
  /** The content was sent without a response, so it may have arrived. It is only resent on request. */
  | 'UNCERTAIN';

/** In millimeters, 0 to 420. Defaults to 10 at the top and bottom, and 0 at the sides. */
export type marginSettingsInput = {
  bottom?: number | null | undefined;
  left?: number | null | undefined;
  right?: number | null | undefined;
  top?: number | null | undefined;
};

export type orientationEnumeration =
  | 'LANDSCAPE'
  | 'PORTRAIT';

/** A file to attach instead of the template's own. */
export type overrideEmailAttachmentReferenceInput = {
  fileName: string;
  filePath: string;
};

/** A template to render and attach instead of the template's own. */
export type overrideEmailAttachmentTemplateInput = {
  fileName: string;
  templateId: string;
};

export type pageSizeEnumeration =
  | 'A3'
  | 'A4'
  | 'A5'
  | 'LEGAL'
  | 'LETTER';

export type pdfDrawingKindEnumeration =
  | 'CHECK_MARK'
  | 'PICTURE'
  | 'TEXT';

export type pdfFormFieldEnumeration =
  | 'BUTTON'
  | 'CHECK_BOX'
  | 'CHOICE'
  | 'RADIO'
  | 'SIGNATURE'
  | 'TEXT';

export type pdfFormStateEnumeration =
  | 'CURRENT'
  /** The chosen file has a different key. It is printed from there. */
  | 'MOVED'
  /** The template has no file. */
  | 'NONE'
  /** There is no file with this key. */
  | 'REMOVED'
  /** A different file has the key of the chosen one. */
  | 'REPLACED';

/** What a reader may do with a document that has an owner password. Screen readers always have access. */
export type pdfPermissionEnumeration =
  | 'ANNOTATE'
  | 'COPY'
  | 'FILL_FORMS'
  /** Changing the contents, and inserting, rotating and deleting pages. */
  | 'MODIFY'
  | 'PRINT';

/** In points, from the top left corner of the page as displayed. */
export type pointInput = {
  x: number;
  y: number;
};

/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type policyWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: Array<policyWhereInput | null | undefined> | null | undefined;
  createdAt_gt?: string | null | undefined;
  createdAt_lt?: string | null | undefined;
  description_contains?: string | null | undefined;
  endDate_gt?: string | null | undefined;
  endDate_lt?: string | null | undefined;
  id?: string | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
  /** Whether there is an issue date. */
  isIssued?: boolean | null | undefined;
  /** Case-insensitive; % and _ have no special meaning. */
  issuerNumber_contains?: string | null | undefined;
  issuerNumber_in?: Array<string | null | undefined> | null | undefined;
  /** At least one must match. */
  or?: Array<policyWhereInput | null | undefined> | null | undefined;
  productId?: productIdWhereInput | null | undefined;
  /** Begins on the UTC day of this instant. */
  startDate?: string | null | undefined;
  /** Dates are compared as midnight UTC; this also applies to the end date. */
  startDate_gt?: string | null | undefined;
  startDate_lt?: string | null | undefined;
  status_in?: Array<string | null | undefined> | null | undefined;
  /** Policies without a status match too. */
  status_not_in?: Array<string | null | undefined> | null | undefined;
  /** A part of the number, or of a name or email address of the holder; case-insensitive. */
  text_contains?: string | null | undefined;
};

export type productIdInput = {
  plan: string;
  type: string;
  /** An absent version is equivalent to an empty one. */
  version?: string | null | undefined;
};

export type productIdWhereInput = {
  plan?: string | null | undefined;
  plan_contains?: string | null | undefined;
  plan_in?: Array<string | null | undefined> | null | undefined;
  type?: string | null | undefined;
  type_in?: Array<string | null | undefined> | null | undefined;
  version?: string | null | undefined;
  version_in?: Array<string | null | undefined> | null | undefined;
};

export type productPart =
  | 'BENEFIT'
  /** The order of benefits and options. */
  | 'BENEFIT_ORDER'
  /** The order of discount and loading codes. */
  | 'CODE_ORDER'
  | 'DISCOUNT_CODE'
  | 'EFFECTIVE_FROM'
  /** A declared input. */
  | 'INPUT'
  /** The order of the declared inputs. */
  | 'INPUT_ORDER'
  | 'INSURER'
  | 'LOADING_CODE'
  /** An insurer that the tenant does not have yet. */
  | 'NEW_INSURER'
  | 'PRICING_LOGIC'
  /** A rate table, or one of its rows or cells. */
  | 'RATE_TABLE'
  | 'STATUS'
  | 'TEXT'
  | 'UNDERWRITING_LOGIC';

/** Products of one plan: those of one type, or all of them. */
export type productPlanInput = {
  plan: string;
  type?: string | null | undefined;
};

/** What a new product can begin with: declared inputs, a rate table, and pricing logic that looks it up. */
export type productTemplate =
  /** Rates by age, a loading for smokers, and a decision table by age. */
  | 'BY_AGE'
  /** Rates by zone and days of travel, and a decision table by both. */
  | 'BY_ZONE_AND_DURATION'
  /** One price for each plan. */
  | 'FLAT';

export type productWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: Array<productWhereInput | null | undefined> | null | undefined;
  effectiveFrom?: string | null | undefined;
  /** Excludes versions without a day, as effectiveFrom_lt does. */
  effectiveFrom_gt?: string | null | undefined;
  effectiveFrom_lt?: string | null | undefined;
  id_in?: Array<productIdInput | null | undefined> | null | undefined;
  insurer?: insurerWhere | null | undefined;
  /** A part of the name in the request's locale; case-insensitive. */
  name_contains?: string | null | undefined;
  /** At least one must match. */
  or?: Array<productWhereInput | null | undefined> | null | undefined;
  productId?: productIdWhereInput | null | undefined;
  status?: string | null | undefined;
  status_in?: Array<string | null | undefined> | null | undefined;
};

export type rateTableInput = {
  keys: Array<rateTableKeyInput>;
  values: Array<rateTableValueInput>;
};

export type rateTableKeyInput = {
  match: rateTableMatch;
  name: string;
  type: rateTableKeyType;
};

export type rateTableKeyType =
  | 'BOOLEAN'
  | 'DATE'
  | 'NUMBER'
  | 'TEXT';

export type rateTableMatch =
  /** A cell contains one value; an empty one matches all. */
  | 'EXACT'
  /** A row has two cells: from, inclusive, and to, exclusive. */
  | 'RANGE';

export type rateTableUnit =
  | 'AMOUNT'
  | 'FACTOR'
  /** Written as 12.5 and looked up as 0.125. */
  | 'PERCENT'
  | 'TEXT';

export type rateTableValueInput = {
  /** Of an amount, and required there: such as HKD. */
  currency?: string | null | undefined;
  /** The result of a lookup that finds no row, or an empty cell. Without it, such a lookup fails. */
  defaultJsonString?: string | null | undefined;
  name: string;
  unit: rateTableUnit;
};

export type releaseActionEnumeration =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type releaseCauseEnumeration =
  | 'CREATED'
  /** Everything as it was when the tenant began to work with releases. */
  | 'FIRST'
  | 'ROLLBACK';

export type releaseGateEnumeration =
  /** Enough people have approved it, and nobody has rejected it. Absent if it needs no approvals. */
  | 'APPROVALS'
  /** Live apps show components as they are live. Only warns. */
  | 'APPS'
  /** No two live items of a kind have the same name. */
  | 'NAMES'
  /** No item is earlier than what is live of it. */
  | 'ORDER'
  /** Every state exists and can be read. */
  | 'PROBLEMS'
  /** What live items name is live. */
  | 'REFERENCES';

export type releaseGateStateEnumeration =
  | 'FAILED'
  | 'PASSED'
  /** Prevents nothing. */
  | 'WARNING';

export type releaseItemActionEnumeration =
  | 'PUBLISH'
  /** Customers no longer see the item. */
  | 'RETIRE';

export type releaseItemInput = {
  /** PUBLISH if absent. */
  action?: releaseItemActionEnumeration | null | undefined;
  itemId: string;
  /** app, component, product or template. */
  kind: string;
};

export type releasePartEnumeration =
  | 'APP'
  | 'COMPONENT'
  | 'ENDPOINTS'
  | 'FILE'
  | 'HEAD'
  | 'HTTP_HEADERS'
  | 'LOCALES'
  | 'NAME'
  | 'PAGE'
  | 'PAGE_ORDER'
  | 'PRODUCT'
  | 'PROVIDERS'
  | 'TEXT'
  | 'THEME'
  | 'VARIANTS'
  | 'VISITORS';

export type releaseStateEnumeration =
  /** Has all the approvals that it needs, and has not been live. */
  | 'APPROVED'
  /** Did not go live as scheduled. */
  | 'FAILED'
  /** Approvals were requested, or it has some of those that it needs. */
  | 'IN_REVIEW'
  /** At least one of its apps shows it. */
  | 'LIVE'
  /** Has never been live. */
  | 'READY'
  /** Somebody has rejected its items. */
  | 'REJECTED'
  | 'SCHEDULED'
  /** Was live and has been replaced by other releases. */
  | 'SUPERSEDED';

export type releaseVerdictEnumeration =
  | 'APPROVED'
  | 'REJECTED';

export type roleEnumeration =
  | 'ADMINISTRATOR'
  | 'API_CLIENT'
  /** Approves releases, and otherwise only views. */
  | 'APPROVER'
  | 'DOCUMENT_EDITOR'
  | 'PRODUCT_EDITOR'
  | 'VIEWER';

/** Processed in this order: remove, update, add. */
export type saveDrawingsInput = {
  add?: Array<addPdfDrawingInput> | null | undefined;
  /** Drawings that no longer exist are ignored. */
  remove?: Array<savedDrawingInput> | null | undefined;
  update?: Array<updatedDrawingInput> | null | undefined;
};

/** A drawing, with its revision as known to the caller. */
export type savedDrawingInput = {
  /** A drawing with another revision is a CONFLICT. Without one it is overwritten. */
  expectedRevision?: string | null | undefined;
  id: string;
};

export type scalarValueInput = {
  arrayValue?: Array<scalarValueInput | null | undefined> | null | undefined;
  booleanValue?: boolean | null | undefined;
  dateValue?: string | null | undefined;
  numberValue?: number | null | undefined;
  objectValue?: Array<keyValueInput | null | undefined> | null | undefined;
  stringValue?: string | null | undefined;
};

export type sendNotificationInput = {
  emailMessage?: emailMessageInput | null | undefined;
  /** A policy that the mail is about; its id is stored with the mail. */
  policyId?: string | null | undefined;
  smsMessage?: smsMessageInput | null | undefined;
  /** For compatibility, such as testMjmlTemplate for a test from the editor. */
  type?: string | null | undefined;
};

export type smsMessageInput = {
  body?: string | null | undefined;
  from?: string | null | undefined;
  templateRendering?: templateRenderingInput | null | undefined;
  to?: string | null | undefined;
};

export type snapshotCauseEnumeration =
  /** What existed before history was recorded, as of its first change since. */
  | 'FIRST'
  | 'IMPORT'
  | 'RESTORE'
  | 'SAVE';

export type snapshotSourceEnumeration =
  /** A program. */
  | 'API'
  /** The server itself. */
  | 'SERVER'
  /** A page of the studio or of another origin. */
  | 'STUDIO';

/** The unsaved content. */
export type templateDraftInput = {
  baseRevision?: string | null | undefined;
  /** JSON text of any form. */
  contentJsonString: string;
};

export type templatePart =
  /** A kind-specific field, such as html. */
  | 'CONTENT'
  | 'DESCRIPTION'
  | 'NAME'
  | 'QUERY'
  /** A localized text. */
  | 'TEXT';

/** The content to render a template with. */
export type templateRenderParametersInput = {
  /** A JSON object that is merged over the result of the template's query: objects are merged, other values replaced. */
  contentJsonString?: string | null | undefined;
  /** The variable that holds the content. Its top-level keys are also available without it. */
  name: string;
  overrideAttachmentReferences?: Array<overrideEmailAttachmentReferenceInput | null | undefined> | null | undefined;
  overrideAttachmentTemplates?: Array<overrideEmailAttachmentTemplateInput | null | undefined> | null | undefined;
  /** A JSON object: the variables of the template's query. */
  variablesJsonString?: string | null | undefined;
};

/** A template by its id or logical id, and its rendering arguments. */
export type templateRenderingInput = {
  input?: templateRenderParametersInput | null | undefined;
  logicalId?: string | null | undefined;
  templateId?: string | null | undefined;
};

/** All conditions of an input must match. */
export type templateWhereInput = {
  and?: Array<templateWhereInput | null | undefined> | null | undefined;
  createdAt_gt?: string | null | undefined;
  createdAt_lt?: string | null | undefined;
  /** Case-insensitive. */
  description_contains?: string | null | undefined;
  /** Whether there is a logical id. */
  has_LogicalId?: boolean | null | undefined;
  id?: string | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
  lastModifiedAt_gt?: string | null | undefined;
  lastModifiedAt_lt?: string | null | undefined;
  logicalId?: string | null | undefined;
  logicalId_in?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  /** Case-insensitive. */
  name_contains?: string | null | undefined;
  or?: Array<templateWhereInput | null | undefined> | null | undefined;
  type?: string | null | undefined;
  /** Types separated by commas; an empty text matches all. */
  type_in?: string | null | undefined;
};

export type textAlignmentEnumeration =
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT';

export type transactionStatusEnumeration =
  | 'ACCEPTED'
  | 'APPROVED'
  | 'CANCELLED_BY_USER'
  | 'FAILED'
  | 'NOT_STARTED'
  | 'PENDING'
  | 'REFUNDED'
  | 'REJECTED'
  | 'SUCCEED'
  | 'TIMEOUT'
  | 'UNDEFINED';

/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type transactionWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: Array<transactionWhereInput | null | undefined> | null | undefined;
  dateTime_gt?: string | null | undefined;
  dateTime_lt?: string | null | undefined;
  id?: string | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
  /** At least one must match. */
  or?: Array<transactionWhereInput | null | undefined> | null | undefined;
  policyId?: string | null | undefined;
  policyId_in?: Array<string | null | undefined> | null | undefined;
  status?: transactionStatusEnumeration | null | undefined;
  transactionNumber?: string | null | undefined;
  /** Case-insensitive; % and _ have no special meaning. */
  transactionNumber_contains?: string | null | undefined;
};

export type unsavedPdfDrawingInput = {
  /** The same as for saveDrawings. */
  drawings?: saveDrawingsInput | null | undefined;
  /** A different PDF file to draw on. */
  fileKey?: string | null | undefined;
};

export type updateAppInput = {
  appName?: string | null | undefined;
  email?: string | null | undefined;
  emailSenderName?: string | null | undefined;
  /** The template of the mail about a new request; it must be one that can be sent by email. Its query receives the variable caseId. */
  onRequestTemplateId?: string | null | undefined;
  /**
   * The recipient of the mail about a new request. Without the right to send emails, FORBIDDEN unless it is already stored
   * or the address of a user of the tenant.
   */
  requestsEmail?: string | null | undefined;
  urlRouting?: urlRoutingInput | null | undefined;
};

/** Fields that are omitted remain unchanged; null clears a field. */
export type updateBenefitInput = {
  currencyCode?: currencyCodeEnumeration | null | undefined;
  isValueInput?: boolean | null | undefined;
  parentOptionKeys?: Array<string | null | undefined> | null | undefined;
  /** A different parent moves the benefit with its options and descendants, after its new siblings. */
  parentTypeId?: string | null | undefined;
  value?: scalarValueInput | null | undefined;
  /** The value as JSON text; takes precedence over value. */
  valueJsonString?: string | null | undefined;
};

/** Fields that are omitted remain unchanged. */
export type updateCaseInput = {
  /**
   * The id of a user; null unassigns the case. Assigning it to another user than the caller needs the right to read
   * requests, otherwise FORBIDDEN.
   */
  assignedToId?: string | null | undefined;
  /** Adds a note; up to 4,000 characters. */
  note?: string | null | undefined;
  /** Free text, such as OPEN; up to 100 characters. */
  status?: string | null | undefined;
};

export type updateComponentInput = {
  componentJsonString?: string | null | undefined;
  name?: string | null | undefined;
  status?: componentStatusEnumeration | null | undefined;
  version?: componentVersionInput | null | undefined;
  vueTemplate?: string | null | undefined;
};

export type updateDynamicTemplateInput = {
  description?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
  /** Accepted for compatibility and ignored. */
  tags?: Array<string | null | undefined> | null | undefined;
};

export type updateDynamicValueOfTemplateInput = {
  value?: scalarValueInput | null | undefined;
  /** JSON text; takes precedence over value. */
  valueJsonString?: string | null | undefined;
};

export type updateEmailMjmlTemplateInput = {
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  mjml?: string | null | undefined;
  name?: string | null | undefined;
  subject?: string | null | undefined;
  unsubscribeUrl?: string | null | undefined;
};

export type updateFunctionTemplateInput = {
  description?: string | null | undefined;
  engine?: engineInput | null | undefined;
  fileKey?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  inputs?: Array<functionInputInput | null | undefined> | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
  outputs?: Array<functionOutputInput | null | undefined> | null | undefined;
  savedCalls?: Array<functionSavedCallInput | null | undefined> | null | undefined;
};

export type updateInsurerInput = {
  detailedName?: string | null | undefined;
  /** Replaces all logos. */
  logoUrls?: logoUrlsInput | null | undefined;
  name?: string | null | undefined;
};

export type updateNotificationTemplateInput = {
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
};

export type updatePdfDrawingInput = {
  fieldName?: string | null | undefined;
  font?: fontInput | null | undefined;
  isShrunkToFit?: boolean | null | undefined;
  kind?: pdfDrawingKindEnumeration | null | undefined;
  liquidSource?: string | null | undefined;
  page?: number | null | undefined;
  pictureFileKey?: string | null | undefined;
  point1?: pointInput | null | undefined;
  point2?: pointInput | null | undefined;
  textAlignment?: textAlignmentEnumeration | null | undefined;
  verticalAlignment?: verticalAlignmentEnumeration | null | undefined;
};

/** Fields that are omitted remain unchanged; null clears a field. */
export type updateProductInput = {
  /** A day from 1900 to 2199, such as 2028-01-01. An empty text clears it. */
  effectiveFrom?: string | null | undefined;
  insurerId?: string | null | undefined;
  status?: string | null | undefined;
  underwritingRules?: string | null | undefined;
};

export type updateReleaseInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
};

export type updateSmsTemplateInput = {
  bodyLiquid?: string | null | undefined;
  description?: string | null | undefined;
  graphQlQuery?: string | null | undefined;
  logicalId?: string | null | undefined;
  name?: string | null | undefined;
};

export type updateWkhtmltopdfTemplateInput = {
  description?: string | null | undefined;
  footerSettings?: headerFooterInput | null | undefined;
  graphQlQuery?: string | null | undefined;
  headerSettings?: headerFooterInput | null | undefined;
  html?: string | null | undefined;
  isFitToPage?: boolean | null | undefined;
  isTagged?: boolean | null | undefined;
  logicalId?: string | null | undefined;
  marginSettings?: marginSettingsInput | null | undefined;
  /** In percent: 30 to 100. Null means 50. */
  minimumPrintSizePercent?: number | null | undefined;
  name?: string | null | undefined;
  orientation?: orientationEnumeration | null | undefined;
  ownerPasswordLiquid?: string | null | undefined;
  pageSize?: pageSizeEnumeration | null | undefined;
  password?: string | null | undefined;
  passwordLiquid?: string | null | undefined;
  /** Any value other than null requires an owner password. */
  permissions?: Array<pdfPermissionEnumeration> | null | undefined;
};

export type updatedDrawingInput = {
  /** Fields that are omitted remain unchanged. */
  drawing: updatePdfDrawingInput;
  /** A drawing with another revision is a CONFLICT. Without one it is overwritten. */
  expectedRevision?: string | null | undefined;
  id: string;
};

export type upsertL10nInput = {
  /** A key such as products-travel|2027.1|single_trip-name. */
  key: string;
  /** A language tag, such as zh-HK. */
  locale: string;
  value: string;
};

export type urlRoutingInput = {
  order?: number | null | undefined;
  /** In the syntax of RE2, which matches in linear time: back references and look-around are INVALID. */
  regexPattern?: string | null | undefined;
  /** The main host. null removes it from the app. */
  url?: string | null | undefined;
};

export type verticalAlignmentEnumeration =
  | 'BOTTOM'
  | 'CENTER'
  | 'TOP';

export type ProblemFragment = { code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null };

export type OutcomeFragment = { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null };

export type SaveOutcomeFragment = { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { rights: Array<string> } };

export type RefreshSessionQueryVariables = Exact<{
  tenantId: string;
  clientId: string;
  refreshToken: string;
}>;


export type RefreshSessionQuery = { refreshToken: { accessToken: string | null, refreshToken: string | null, error: string | null } | null };

export type UserLineFragment = { id: string, username: string, email: string, role: roleEnumeration, state: loginStateEnumeration, createdAt: string, lastUsedAt: string | null };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { logins: { totalCount: number, list: Array<{ id: string, username: string, email: string, role: roleEnumeration, state: loginStateEnumeration, createdAt: string, lastUsedAt: string | null }> } | null };

export type InviteUserMutationVariables = Exact<{
  input: createLoginInput;
}>;


export type InviteUserMutation = { createLogin: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ResendInvitationMutationVariables = Exact<{
  loginId: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type AssignRoleMutationVariables = Exact<{
  loginId: string;
  role: roleEnumeration;
}>;


export type AssignRoleMutation = { assignRole: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type DeactivateUserMutationVariables = Exact<{
  loginId: string;
}>;


export type DeactivateUserMutation = { deactivate: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ReactivateUserMutationVariables = Exact<{
  loginId: string;
}>;


export type ReactivateUserMutation = { reactivate: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ListedInsurersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedInsurersQuery = { insurers: Array<{ id: string, name: string | null, detailedName: string | null, revision: string | null, createdAt: string | null, logoUrls: { typeA: string | null, typeB: string | null, typeC: string | null } | null } | null> | null };

export type CreateInsurerMutationVariables = Exact<{
  name: string;
  detailedName?: string | null | undefined;
  logoUrls?: logoUrlsInput | null | undefined;
}>;


export type CreateInsurerMutation = { createInsurer: { status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdateInsurerMutationVariables = Exact<{
  id: string;
  input: updateInsurerInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateInsurerMutation = { updateInsurer: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type DeleteInsurerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteInsurerMutation = { deleteInsurer: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ApiKeyLineFragment = { id: string, name: string, start: string, createdAt: string | null, lastUsedAt: string | null, expiresAt: string | null, isExpired: boolean, createdBy: { username: string } | null, products: Array<{ plan: string, type: string, version: string | null }> | null };

export type KeyProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyProductsQuery = { products_2: { list: Array<{ productId: { plan: string, type: string, version: string | null } | null } | null> | null } | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, start: string, createdAt: string | null, lastUsedAt: string | null, expiresAt: string | null, isExpired: boolean, createdBy: { username: string } | null, products: Array<{ plan: string, type: string, version: string | null }> | null }> | null };

export type CreateApiKeyMutationVariables = Exact<{
  name: string;
  expiresAt?: string | null | undefined;
  products?: Array<apiKeyProductInput> | apiKeyProductInput | null | undefined;
}>;


export type CreateApiKeyMutation = { createApiKey: { status: string, key: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, apiKey: { id: string, name: string, start: string, createdAt: string | null, lastUsedAt: string | null, expiresAt: string | null, isExpired: boolean, createdBy: { username: string } | null, products: Array<{ plan: string, type: string, version: string | null }> | null } | null } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdateChangeControlMutationVariables = Exact<{
  changeControl: changeControlEnumeration;
  overrideReason?: string | null | undefined;
}>;


export type UpdateChangeControlMutation = { updateChangeControl: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RequiredApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type RequiredApprovalsQuery = { tenantSettings: { approvals: Array<{ kind: string, count: number }> } };

export type UpdateApprovalsMutationVariables = Exact<{
  approvals: Array<kindApprovalsInput> | kindApprovalsInput;
  overrideReason?: string | null | undefined;
}>;


export type UpdateApprovalsMutation = { updateApprovals: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type AppLineFragment = { appId: string, appName: string | null, createdAt: string | null, revision: string, urlRouting: { order: number | null, regexPattern: string | null, url: string | null } | null };

export type AppDetailsFragment = { appTemplateId: string, email: string | null, emailSenderName: string | null, onRequestTemplateId: string | null, requestsEmail: string | null, isRequestsEmailOfUser: boolean | null, hosts: Array<string>, lastModifiedAt: string | null, appId: string, appName: string | null, createdAt: string | null, revision: string, liveRelease: { id: string, name: string, publishedAt: string | null } | null, soldProducts: Array<{ productId: { plan: string, type: string, version: string | null }, product: { name: string | null } | null }>, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null, urlRouting: { order: number | null, regexPattern: string | null, url: string | null } | null };

export type AppsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppsQuery = { apps: { totalCount: number, list: Array<{ appId: string, appName: string | null, createdAt: string | null, revision: string, urlRouting: { order: number | null, regexPattern: string | null, url: string | null } | null } | null> | null } };

export type AppAtHostFragment = { appId: string, appName: string | null, hosts: Array<string>, createdAt: string | null, urlRouting: { order: number | null, regexPattern: string | null } | null, liveRelease: { id: string } | null };

export type AppsAtHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppsAtHostsQuery = { apps: { list: Array<{ appId: string, appName: string | null, hosts: Array<string>, createdAt: string | null, urlRouting: { order: number | null, regexPattern: string | null } | null, liveRelease: { id: string } | null } | null> | null } };

export type AppQueryVariables = Exact<{
  appId: string;
}>;


export type AppQuery = { apps: { list: Array<{ appTemplateId: string, email: string | null, emailSenderName: string | null, onRequestTemplateId: string | null, requestsEmail: string | null, isRequestsEmailOfUser: boolean | null, hosts: Array<string>, lastModifiedAt: string | null, appId: string, appName: string | null, createdAt: string | null, revision: string, liveRelease: { id: string, name: string, publishedAt: string | null } | null, soldProducts: Array<{ productId: { plan: string, type: string, version: string | null }, product: { name: string | null } | null }>, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null, urlRouting: { order: number | null, regexPattern: string | null, url: string | null } | null } | null> | null }, cmsConfigs: Array<{ appId: string | null, allowedLocales: Array<string> | null, defaultLocale: string | null, revision: string, componentRoutes: Array<{ path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null } | null } | null }> | null, routeWarnings: Array<{ path: string, message: string }> } | null> | null };

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTemplatesQuery = { templates: { list: Array<
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
     | null> | null } | null };

export type AppConfigQueryVariables = Exact<{
  appId: string;
}>;


export type AppConfigQuery = { cmsConfigs: Array<{ analyticsProvidersJsonString: string | null, baseComponentsVariantsJsonString: string | null, endpointsJsonString: string | null, httpHeadersJsonString: string | null, paymentProvidersJsonString: string | null, themeJsonString: string | null, appId: string | null, allowedLocales: Array<string> | null, defaultLocale: string | null, revision: string, visitors: { kind: string, documentTemplateIds: Array<string> | null } | null, guestLoginCredentials: { username: string, password: string } | null, head: { linkJsonString: string | null, metaJsonString: string | null, title: string | null, noScript: Array<{ afterLoad: boolean | null, async: boolean | null, body: boolean | null, defer: boolean | null, innerHTML: string | null, src: string | null }> | null, script: Array<{ afterLoad: boolean | null, async: boolean | null, body: boolean | null, defer: boolean | null, innerHTML: string | null, src: string | null }> | null } | null, componentRoutes: Array<{ path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null } | null } | null }> | null, routeWarnings: Array<{ path: string, message: string }> } | null> | null };

export type AppRouteFieldsFragment = { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null };

export type AppConfigLineFragment = { appId: string | null, allowedLocales: Array<string> | null, defaultLocale: string | null, revision: string, componentRoutes: Array<{ path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null } | null } | null }> | null, routeWarnings: Array<{ path: string, message: string }> };

export type AppConfigFieldsFragment = { analyticsProvidersJsonString: string | null, baseComponentsVariantsJsonString: string | null, endpointsJsonString: string | null, httpHeadersJsonString: string | null, paymentProvidersJsonString: string | null, themeJsonString: string | null, appId: string | null, allowedLocales: Array<string> | null, defaultLocale: string | null, revision: string, visitors: { kind: string, documentTemplateIds: Array<string> | null } | null, guestLoginCredentials: { username: string, password: string } | null, head: { linkJsonString: string | null, metaJsonString: string | null, title: string | null, noScript: Array<{ afterLoad: boolean | null, async: boolean | null, body: boolean | null, defer: boolean | null, innerHTML: string | null, src: string | null }> | null, script: Array<{ afterLoad: boolean | null, async: boolean | null, body: boolean | null, defer: boolean | null, innerHTML: string | null, src: string | null }> | null } | null, componentRoutes: Array<{ path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null, children: { path: string | null, name: string | null, component: string | null, metaJsonString: string | null, propsJsonString: string | null, redirect: string | null } | null } | null }> | null, routeWarnings: Array<{ path: string, message: string }> };

export type AppScriptFieldsFragment = { afterLoad: boolean | null, async: boolean | null, body: boolean | null, defer: boolean | null, innerHTML: string | null, src: string | null };

export type CreateAppMutationVariables = Exact<{
  input: createAppInput;
}>;


export type CreateAppMutation = { createApp: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type UpdateAppMutationVariables = Exact<{
  appId: string;
  input: updateAppInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateAppMutation = { updateApp: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeleteAppMutationVariables = Exact<{
  appId: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteAppMutation = { deleteApp: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type AddHostToAppMutationVariables = Exact<{
  appId: string;
  host: string;
}>;


export type AddHostToAppMutation = { addHostToApp: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RemoveHostFromAppMutationVariables = Exact<{
  appId: string;
  host: string;
}>;


export type RemoveHostFromAppMutation = { removeHostFromApp: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SetAppProductsMutationVariables = Exact<{
  appId: string;
  productIds: Array<productIdInput> | productIdInput;
  expectedRevision?: string | null | undefined;
}>;


export type SetAppProductsMutation = { setAppProducts: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type UpsertCmsConfigMutationVariables = Exact<{
  appId: string;
  config: cmsConfigInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpsertCmsConfigMutation = { upsertCmsConfig: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ComponentFailuresQueryVariables = Exact<{
  appId: string;
}>;


export type ComponentFailuresQuery = { componentFailures: { list: Array<{ component: string, componentId: string | null, releaseId: string, releaseName: string, isLive: boolean, count: number, firstAt: string, lastAt: string }> } };

export type ClearComponentFailuresMutationVariables = Exact<{
  appId: string;
}>;


export type ClearComponentFailuresMutation = { clearComponentFailures: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type TenantHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantHostsQuery = { tenantSettings: { hosts: Array<string | null> | null } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: { totalCount: number, list: Array<{ id: string, browser: string | null, system: string | null, address: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: changePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { isEnabled: boolean, enabledAt: string | null, recoveryCodesLeft: number, isRequired: boolean } };

export type BeginSecondFactorMutationVariables = Exact<{
  proof?: identityProofInput | null | undefined;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { status: string, secret: string | null, uri: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { status: string, recoveryCodes: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, token: { accessToken: string | null, refreshToken: string | null } | null } };

export type DisableSecondFactorMutationVariables = Exact<{
  proof: identityProofInput;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  proof: identityProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { status: string, recoveryCodes: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdateSecondFactorRequirementMutationVariables = Exact<{
  isRequired: boolean;
}>;


export type UpdateSecondFactorRequirementMutation = { updateSecondFactorRequirement: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type SignInQueryVariables = Exact<{
  tenantId: string;
  clientId: string;
  username: string;
  password: string;
  secondFactor?: string | null | undefined;
}>;


export type SignInQuery = { token_2: { accessToken: string | null, refreshToken: string | null, error: string | null, errorDescription: string | null, errorPath: string | null, enrolmentToken: string | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ForgotPasswordMutationVariables = Exact<{
  tenantId: string;
  input: forgotPasswordInput;
}>;


export type ForgotPasswordMutation = { forgotPassword: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ResetPasswordMutationVariables = Exact<{
  tenantId: string;
  loginId: string;
  code: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type BenefitEntryFragment = { typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null };

export type BenefitWithOptionsFragment = { typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null };

export type BenefitTreeQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type BenefitTreeQuery = { products_2: { list: Array<{ name: string | null, benefitGraph: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, children: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null, options: Array<{ typeId: string, optionKey: string | null, name: string | null, value: string | null, rawData: string | null, currencyCode: currencyCodeEnumeration | null, isValueInput: boolean, hasOnlyOptions: boolean, parentOptionKeys: Array<string | null> | null, revision: string | null } | null> | null } | null> | null } | null> | null } | null };

export type BenefitTextsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  typeId: string;
  optionKey?: string | null | undefined;
  withBeneath: boolean;
}>;


export type BenefitTextsQuery = { products_2: { list: Array<{ benefitTexts: Array<{ key: string, locale: string, value: string, revision: string }> | null } | null> | null } | null };

export type AddBenefitMutationVariables = Exact<{
  productId: productIdInput;
  input: benefitInput;
}>;


export type AddBenefitMutation = { addBenefit: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type AddBenefitsMutationVariables = Exact<{
  productId: productIdInput;
  inputs: Array<benefitInput> | benefitInput;
  before?: benefitPlaceInput | null | undefined;
  l10n: Array<upsertL10nInput> | upsertL10nInput;
}>;


export type AddBenefitsMutation = { addBenefits: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdateBenefitsMutationVariables = Exact<{
  productId: productIdInput;
  updates: Array<benefitUpdateInput> | benefitUpdateInput;
  l10n: Array<l10nUpdateInput> | l10nUpdateInput;
}>;


export type UpdateBenefitsMutation = { updateBenefits: { status: string | null, revisions: Array<string | null> | null, l10nRevisions: Array<string | null> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type MoveBenefitMutationVariables = Exact<{
  productId: productIdInput;
  typeId: string;
  parentTypeId?: string | null | undefined;
  beforeTypeId?: string | null | undefined;
  expectedRevision?: string | null | undefined;
}>;


export type MoveBenefitMutation = { moveBenefit: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type RemoveBenefitMutationVariables = Exact<{
  productId: productIdInput;
  typeId: string;
  optionKey?: string | null | undefined;
  expectedRevision?: string | null | undefined;
}>;


export type RemoveBenefitMutation = { removeBenefit: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ProductCodesQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  isDiscount: boolean;
}>;


export type ProductCodesQuery = { products_2: { list: Array<{ pricing: { currencyCode: currencyCodeEnumeration | null } | null, discountCodes?: Array<{ code: string, name: string, description: string | null, calculationLogic: string, revision: string }> | null, loadingCodes?: Array<{ code: string, name: string, description: string | null, calculationLogic: string, revision: string }> | null } | null> | null } | null };

export type CodeRuleWholeFragment = { code: string, name: string, description: string | null, calculationLogic: string, revision: string };

export type AddCodeMutationVariables = Exact<{
  productId: productIdInput;
  input: codeRuleInput;
  isDiscount: boolean;
}>;


export type AddCodeMutation = { addDiscountCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null }, addLoadingCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdateCodeMutationVariables = Exact<{
  productId: productIdInput;
  code: string;
  input: codeRuleInput;
  expectedRevision?: string | null | undefined;
  isDiscount: boolean;
}>;


export type UpdateCodeMutation = { updateDiscountCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null }, updateLoadingCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type RemoveCodeMutationVariables = Exact<{
  productId: productIdInput;
  code: string;
  expectedRevision?: string | null | undefined;
  isDiscount: boolean;
}>;


export type RemoveCodeMutation = { removeDiscountCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null }, removeLoadingCode?: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ComponentNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ComponentNamesQuery = { components: { list: Array<{ name: string } | null> | null } | null };

export type ComponentLineFragment = { id: string | null, name: string, status: componentStatusEnumeration, lastModifiedAt: string | null, revision: string, lastModifiedBy: { username: string } | null, usage: { apps: Array<{ appId: string, pages: Array<string> }>, components: Array<{ id: string, name: string }> } };

export type ComponentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComponentsQuery = { components: { totalCount: number, list: Array<{ id: string | null, name: string, status: componentStatusEnumeration, lastModifiedAt: string | null, revision: string, lastModifiedBy: { username: string } | null, usage: { apps: Array<{ appId: string, pages: Array<string> }>, components: Array<{ id: string, name: string }> } } | null> | null } | null };

export type ComponentSourceQueryVariables = Exact<{
  id: string;
}>;


export type ComponentSourceQuery = { components: { list: Array<{ vueTemplate: string, componentJson: string, id: string | null, name: string, status: componentStatusEnumeration, lastModifiedAt: string | null, revision: string, version: { framework: string, version: string } | null, lastModifiedBy: { username: string } | null, usage: { apps: Array<{ appId: string, pages: Array<string> }>, components: Array<{ id: string, name: string }> } } | null> | null } | null };

export type CreateComponentMutationVariables = Exact<{
  input: createComponentInput;
}>;


export type CreateComponentMutation = { createComponent: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type UpdateComponentMutationVariables = Exact<{
  id: string;
  input: updateComponentInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateComponentMutation = { updateComponent: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeleteComponentMutationVariables = Exact<{
  id: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteComponentMutation = { deleteComponent: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ComponentPreviewQueryVariables = Exact<{
  names: Array<string> | string;
  locale: string;
}>;


export type ComponentPreviewQuery = { componentPreview: { components: Array<{ name: string, vueTemplate: string, script: string }>, texts: Array<{ key: string, value: string }> } };

export type PreviewLookQueryVariables = Exact<{
  appId: string;
}>;


export type PreviewLookQuery = { cmsConfigs: Array<{ allowedLocales: Array<string> | null, defaultLocale: string | null, themeJsonString: string | null, baseComponentsVariantsJsonString: string | null } | null> | null };

export type DashboardRecentQueryVariables = Exact<{
  mayReadDocuments: boolean;
  mayReadApps: boolean;
}>;


export type DashboardRecentQuery = { products_2: { totalCount: number, list: Array<{ name: string | null, lastModifiedAt: string | null, productId: { plan: string, type: string, version: string | null } | null, lastModifiedBy: { username: string } | null } | null> | null } | null, templates?: { list: Array<
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
      | { id: string, name: string | null, templateView: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null }
     | null> | null } | null, components?: { list: Array<{ id: string | null, name: string, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null } | null> | null } | null, apps?: { list: Array<{ appId: string, appName: string | null, lastModifiedAt: string | null, lastModifiedBy: { username: string } | null } | null> | null }, insurers: Array<{ id: string } | null> | null };

export type DashboardGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardGroupsQuery = { products_2: { list: Array<{ productId: { plan: string, type: string } | null } | null> | null } | null };

export type FileBucketsQueryVariables = Exact<{ [key: string]: never; }>;


export type FileBucketsQuery = { fileBuckets: Array<{ bucketName: string, providerId: string | null } | null> | null };

export type FileBriefFragment = { key: string, fileName: string, isPublic: boolean, lastModifiedAt: string | null, revision: string | null, size: number };

export type FontFamiliesQueryVariables = Exact<{ [key: string]: never; }>;


export type FontFamiliesQuery = { fontFamilies: Array<{ familyName: string, files: Array<{ bucketName: string, key: string, weight: string, style: string }> }> };

export type FileListingQueryVariables = Exact<{
  bucketName: string;
  prefix: string;
  limit?: number | null | undefined;
  continuationToken?: string | null | undefined;
}>;


export type FileListingQuery = { fileListing: { commonPrefixes: Array<string | null> | null, continuationToken: string | null, objectSummaries: Array<{ key: string, fileName: string, isPublic: boolean, lastModifiedAt: string | null, revision: string | null, size: number } | null> | null } | null };

export type FileByNameQueryVariables = Exact<{
  bucketName: string;
  folder: string;
  fileName: string;
}>;


export type FileByNameQuery = { fileListing: { objectSummaries: Array<{ key: string, fileName: string, isPublic: boolean, lastModifiedAt: string | null, revision: string | null, size: number } | null> | null } | null };

export type SearchFilesQueryVariables = Exact<{
  bucketName: string;
  keyPattern: string;
}>;


export type SearchFilesQuery = { searchFiles: Array<{ fileName: string, key: string }> };

export type CreateFolderMutationVariables = Exact<{
  bucketName: string;
  key: string;
}>;


export type CreateFolderMutation = { createFolder: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeleteFolderMutationVariables = Exact<{
  bucketName: string;
  key: string;
}>;


export type DeleteFolderMutation = { deleteFolder: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeleteFileMutationVariables = Exact<{
  bucketName: string;
  key: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteFileMutation = { deleteFile: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type MoveFileMutationVariables = Exact<{
  bucketName: string;
  key: string;
  newKey: string;
  expectedRevision?: string | null | undefined;
}>;


export type MoveFileMutation = { moveFile: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SetFileAclMutationVariables = Exact<{
  bucketName: string;
  key: string;
  isPublic: boolean;
  expectedRevision?: string | null | undefined;
}>;


export type SetFileAclMutation = { setFileAcl: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SnapshotLineFragment = { number: number, name: string, label: string | null, cause: snapshotCauseEnumeration, source: snapshotSourceEnumeration, restoredNumber: number | null, changedParts: Array<string>, createdAt: string, createdBy: { id: string, username: string } | null };

export type ItemHistoryQueryVariables = Exact<{
  where: itemSnapshotWhereInput;
  item: itemSnapshotWhereInput;
  deleted: deletedItemWhereInput;
  limit: number;
  skip: number;
}>;


export type ItemHistoryQuery = { itemSnapshots: { totalCount: number, list: Array<{ number: number, name: string, label: string | null, cause: snapshotCauseEnumeration, source: snapshotSourceEnumeration, restoredNumber: number | null, changedParts: Array<string>, createdAt: string, createdBy: { id: string, username: string } | null }> }, newest: { list: Array<{ number: number, name: string }> }, deletedItems: { list: Array<{ kind: string, itemId: string, name: string, deletedAt: string, removedAt: string, deletedBy: { username: string } | null }> } };

export type SnapshotDetailsQueryVariables = Exact<{
  where: itemSnapshotWhereInput;
}>;


export type SnapshotDetailsQuery = { itemSnapshots: { list: Array<{ number: number, name: string, label: string | null, cause: snapshotCauseEnumeration, source: snapshotSourceEnumeration, restoredNumber: number | null, changedParts: Array<string>, createdAt: string, createdBy: { id: string, username: string } | null }> } };

export type ItemNameQueryVariables = Exact<{
  where: itemSnapshotWhereInput;
}>;


export type ItemNameQuery = { itemSnapshots: { list: Array<{ name: string }> } };

export type ItemDifferenceQueryVariables = Exact<{
  kind: string;
  itemId: string;
  from: number;
  to?: number | null | undefined;
  limit: number;
  skip: number;
  maxLength: number;
}>;


export type ItemDifferenceQuery = { itemDifference: { totalCount: number, damagedParts: Array<string>, list: Array<{ part: string, action: differenceActionEnumeration, name: string | null, before: string | null, after: string | null, edits: Array<{ message: string, reason: string, paramsJsonString: string | null }> }> } };

export type ReleaseChangedItemsQueryVariables = Exact<{
  id: string;
  limit: number;
  skip: number;
}>;


export type ReleaseChangedItemsQuery = { releases: { list: Array<{ changedItems: { totalCount: number, list: Array<{ kind: string, itemId: string, name: string, number: number, previousNumber: number | null }> } }> } };

export type SnapshotAuthorsQueryVariables = Exact<{
  where: itemSnapshotWhereInput;
  limit: number;
}>;


export type SnapshotAuthorsQuery = { itemSnapshots: { list: Array<{ createdBy: { id: string, username: string } | null }> } };

export type ItemNowQueryVariables = Exact<{
  id: string;
  plan: string;
  type: string;
  version: string;
  isProduct: boolean;
  isTemplate: boolean;
  isComponent: boolean;
  isApp: boolean;
}>;


export type ItemNowQuery = { products_2?: { list: Array<{ revision: string | null } | null> | null } | null, templates?: { list: Array<
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
      | { id: string, templateView: string | null, revision: string | null }
     | null> | null } | null, components?: { list: Array<{ id: string | null, revision: string } | null> | null } | null, apps?: { list: Array<{ appId: string, revision: string } | null> | null } };

export type DeletedItemLineFragment = { kind: string, itemId: string, name: string, deletedAt: string, removedAt: string, deletedBy: { username: string } | null };

export type DeletedItemsQueryVariables = Exact<{
  where: deletedItemWhereInput;
  limit: number;
  skip: number;
}>;


export type DeletedItemsQuery = { deletedItems: { totalCount: number, list: Array<{ kind: string, itemId: string, name: string, deletedAt: string, removedAt: string, deletedBy: { username: string } | null }> } };

export type RestoreSnapshotMutationVariables = Exact<{
  kind: string;
  itemId: string;
  number: number;
  expectedRevision?: string | null | undefined;
}>;


export type RestoreSnapshotMutation = { restoreSnapshot: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RestoreItemMutationVariables = Exact<{
  kind: string;
  itemId: string;
  name?: string | null | undefined;
}>;


export type RestoreItemMutation = { restoreItem: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type NameSnapshotMutationVariables = Exact<{
  kind: string;
  itemId: string;
  number: number;
  name?: string | null | undefined;
}>;


export type NameSnapshotMutation = { nameSnapshot: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RemoveDeletedItemMutationVariables = Exact<{
  kind: string;
  itemId: string;
}>;


export type RemoveDeletedItemMutation = { removeDeletedItem: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeclaredInputsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type DeclaredInputsQuery = { products_2: { list: Array<{ name: string | null, inputs: { inputsJsonString: string, revision: string } | null } | null> | null } | null };

export type InputProposalsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type InputProposalsQuery = { products_2: { list: Array<{ inputProposals: Array<{ path: string, inputJsonString: string, closedBy: Array<string>, seen: Array<{ place: string, use: string | null, table: string | null, valueJsonString: string, count: number }> }> } | null> | null } | null };

export type InputTrialQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  inputsJsonString: string;
}>;


export type InputTrialQuery = { products_2: { list: Array<{ inputTrial: { checkedCount: number, mismatchedCount: number, mismatches: Array<{ path: string, count: number, valuesJsonStrings: Array<string> }> } } | null> | null } | null };

export type UpdateProductInputsMutationVariables = Exact<{
  productId: productIdInput;
  inputsJsonString: string;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateProductInputsMutation = { updateProductInputs: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ItemUsesQueryVariables = Exact<{
  kind: string;
  itemIds: Array<string> | string;
  bucketName?: string | null | undefined;
  limit: number;
}>;


export type ItemUsesQuery = { itemUses: { totalCount: number, hiddenCount: number, list: Array<{ kind: string, itemId: string, name: string, templateView: string | null }> } };

export type TenantLocalesQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantLocalesQuery = { tenantSettings: { locales: Array<string> } };

export type LogicWordsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type LogicWordsQuery = { products_2: { list: Array<{ inputs: { inputsJsonString: string } | null, rateTables: Array<{ name: string, keys: Array<{ name: string }>, values: Array<{ name: string }> }> } | null> | null } | null };

export type ImportDmnQueryVariables = Exact<{
  xml: string;
  decision?: string | null | undefined;
}>;


export type ImportDmnQuery = { decisionTableFromDmn: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { name: string, decideJsonString: string } | null } | null };

export type ExportDmnQueryVariables = Exact<{
  decideJsonString: string;
  name: string;
}>;


export type ExportDmnQuery = { decisionTableToDmn: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { xml: string } | null } | null };

export type PriceLogicQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type PriceLogicQuery = { products_2: { list: Array<{ name: string | null, pricing: { amountLogic: string | null, currencyCode: currencyCodeEnumeration | null, lastModifiedAt: string | null, revision: string | null } | null } | null> | null } | null };

export type CreatePriceLogicMutationVariables = Exact<{
  productId: productIdInput;
  amountLogic: string;
}>;


export type CreatePriceLogicMutation = { createPriceLogic: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type UpdatePriceLogicMutationVariables = Exact<{
  productId: productIdInput;
  amountLogic: string;
  expectedRevision?: string | null | undefined;
}>;


export type UpdatePriceLogicMutation = { updatePriceLogic: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type CallFunctionQueryVariables = Exact<{
  name: string;
  inputsJsonString: string;
  asOf?: string | null | undefined;
}>;


export type CallFunctionQuery = { callFunction: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { outputsJsonString: string } | null } | null };

export type TestTablesQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  names: Array<string> | string;
}>;


export type TestTablesQuery = { products_2: { list: Array<{ rateTables: Array<{ name: string, hash: string, rowCount: number, keys: Array<{ name: string, match: rateTableMatch, type: rateTableKeyType }>, values: Array<{ name: string, unit: rateTableUnit, currency: string | null, defaultJsonString: string | null }> }> } | null> | null } | null };

export type TestTableRowsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  name: string;
  skip: number;
  limit: number;
}>;


export type TestTableRowsQuery = { products_2: { list: Array<{ rateTables: Array<{ hash: string, rows: { rowsJsonString: string } }> } | null> | null } | null };

export type ProductBriefFragment = { name: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null, productId: { plan: string, type: string, version: string | null } | null, insurer: { id: string, name: string | null } | null, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null };

export type ProductDetailsFragment = { effectiveFrom: string | null, nameTexts: Array<{ locale: string, value: string }> | null };

export type ProductListQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductListQuery = { products_2: { totalCount: number, list: Array<{ name: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null, productId: { plan: string, type: string, version: string | null } | null, insurer: { id: string, name: string | null } | null, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null } | null> | null } | null };

export type ProductVersionsQueryVariables = Exact<{
  plan: string;
  type: string;
}>;


export type ProductVersionsQuery = { products_2: { list: Array<{ name: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null, effectiveFrom: string | null, productId: { plan: string, type: string, version: string | null } | null, insurer: { id: string, name: string | null } | null, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null, nameTexts: Array<{ locale: string, value: string }> | null } | null> | null } | null };

export type ProductContentsQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type ProductContentsQuery = { products_2: { list: Array<{ underwritingRulesJson: string | null, pricing: { amountLogic: string | null } | null, discountCodes: Array<{ code: string }> | null, loadingCodes: Array<{ code: string }> | null, benefitGraph: Array<{ typeId: string, children: Array<{ typeId: string, children: Array<{ typeId: string, children: Array<{ typeId: string, children: Array<{ typeId: string, children: Array<{ typeId: string, children: Array<{ typeId: string, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null, options: Array<{ optionKey: string | null } | null> | null } | null> | null } | null> | null } | null };

export type ProductInputCountQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type ProductInputCountQuery = { products_2: { list: Array<{ inputs: { inputsJsonString: string } | null } | null> | null } | null };

export type BenefitCountFragment = { typeId: string, options: Array<{ optionKey: string | null } | null> | null };

export type ProductFactsQueryVariables = Exact<{
  productId: productIdInput;
  where: productWhereInput;
  states: itemSnapshotWhereInput;
}>;


export type ProductFactsQuery = { products_2: { list: Array<{ status: string | null, missingTexts: Array<{ locale: string, count: number }> } | null> | null } | null, productUses: { apps: { count: number, names: Array<string> | null } }, itemSnapshots: { list: Array<{ number: number, cause: snapshotCauseEnumeration, createdAt: string, changedParts: Array<string> }> } };

export type InsurersQueryVariables = Exact<{ [key: string]: never; }>;


export type InsurersQuery = { insurers: Array<{ id: string, name: string | null } | null> | null };

export type CreateProductMutationVariables = Exact<{
  product: createProductInput;
}>;


export type CreateProductMutation = { createProduct: { name: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null, effectiveFrom: string | null, productId: { plan: string, type: string, version: string | null } | null, insurer: { id: string, name: string | null } | null, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null, nameTexts: Array<{ locale: string, value: string }> | null } | null };

export type UpdateProductMutationVariables = Exact<{
  productId: productIdInput;
  input: updateProductInput;
  l10n: Array<upsertL10nInput> | upsertL10nInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateProductMutation = { updateProduct: { name: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null, effectiveFrom: string | null, productId: { plan: string, type: string, version: string | null } | null, insurer: { id: string, name: string | null } | null, createdBy: { username: string } | null, lastModifiedBy: { username: string } | null, nameTexts: Array<{ locale: string, value: string }> | null } | null };

export type ProductUsesQueryVariables = Exact<{
  productId: productIdInput;
}>;


export type ProductUsesQuery = { productUses: { apps: { count: number, names: Array<string> | null }, openRequests: { count: number, names: Array<string> | null }, policies: { count: number, names: Array<string> | null } } };

export type ProductUseFragment = { count: number, names: Array<string> | null };

export type DeleteProductMutationVariables = Exact<{
  productId: productIdInput;
  expectedRevision?: string | null | undefined;
  force?: boolean | null | undefined;
}>;


export type DeleteProductMutation = { deleteProduct: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ProductRateTableCountQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type ProductRateTableCountQuery = { products_2: { list: Array<{ rateTables: Array<{ name: string }> } | null> | null } | null };

export type ExportProductsQueryVariables = Exact<{
  productId?: productIdInput | null | undefined;
  plan?: productPlanInput | null | undefined;
}>;


export type ExportProductsQuery = { exportProduct: { fileName: string, contentJsonString: string, productIds: Array<{ plan: string, type: string, version: string | null }> } };

export type PreviewProductImportQueryVariables = Exact<{
  content: string;
}>;


export type PreviewProductImportQuery = { previewProductImport: { revision: string, products: Array<{ action: importAction, productId: { plan: string, type: string, version: string | null }, changes: Array<{ part: productPart, action: importAction, count: number, names: Array<string> }>, differences: Array<{ part: string, action: differenceActionEnumeration, name: string | null, before: string | null, after: string | null, edits: Array<{ message: string, reason: string, paramsJsonString: string | null }> }>, problems: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> }> } };

export type ImportProductsMutationVariables = Exact<{
  content: string;
  expectedRevision?: string | null | undefined;
}>;


export type ImportProductsMutation = { importProduct: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ImportItemFragment = { action: importAction, productId: { plan: string, type: string, version: string | null }, changes: Array<{ part: productPart, action: importAction, count: number, names: Array<string> }>, differences: Array<{ part: string, action: differenceActionEnumeration, name: string | null, before: string | null, after: string | null, edits: Array<{ message: string, reason: string, paramsJsonString: string | null }> }>, problems: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> };

export type QuoteFormQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type QuoteFormQuery = { products_2: { list: Array<{ name: string | null, underwritingRulesJson: string | null, inputs: { inputsJsonString: string } | null, questionnaire: { hasPrice: boolean, questions: Array<{ name: string, label: string | null, type: string | null, hasOtherAnswers: boolean, fallbackJsonString: string | null, items: Array<{ name: string, label: string | null, type: string | null, hasOtherAnswers: boolean, fallbackJsonString: string | null, choices: Array<{ value: string, name: string | null }> }> | null, choices: Array<{ value: string, name: string | null }> }> }, discountCodes: Array<{ code: string, name: string }> | null, loadingCodes: Array<{ code: string, name: string }> | null } | null> | null } | null };

export type QuoteQuestionFragment = { name: string, label: string | null, type: string | null, hasOtherAnswers: boolean, fallbackJsonString: string | null, choices: Array<{ value: string, name: string | null }> };

export type QuotePriceQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  valuesJsonString: string;
  discountCodes?: Array<string | null | undefined> | string | null | undefined;
}>;


export type QuotePriceQuery = { products_2: { list: Array<{ pricing: { formattedPrice: string | null, missingVariables: Array<string> | null, unknownValues: Array<{ path: string, value: string, nearest: string | null }> | null, warnings: Array<{ code: string, message: string, path: string, paramsJsonString: string | null, reason: string | null }> | null, loadings: Array<{ formattedNewPrice: string | null, codeName: { name: string | null } | null } | null> | null, appliedDiscounts: Array<{ name: string | null, formattedNewPrice: string | null } | null> | null, explanation: { isCut: boolean, steps: Array<{ depth: number, sign: string | null, text: string, valueJsonString: string, table: string | null, row: number | null }> } | null } | null } | null> | null } | null };

export type QuoteDecisionQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  valuesJsonString: string;
}>;


export type QuoteDecisionQuery = { products_2: { list: Array<{ underwritingDecision: { status: string, decision: string | null, outcome: string | null, rejectionCodes: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, referrals: Array<{ reason: string }> | null, reasons: Array<{ text: string, path: string, row: number | null }> | null } | null } | null> | null } | null };

export type QuoteRequestsQueryVariables = Exact<{
  where?: caseWhere | null | undefined;
  limit?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuoteRequestsQuery = { requests: { endCursor: string | null, list: Array<{ id: string, caseNumber: string | null, createdAt: string | null, holder:
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
       | null, proposals: Array<{ valuesJsonString: string | null, product: { productId: { plan: string, type: string, version: string | null } | null } | null } | null> | null } | null> | null } | null };

export type QuotePoliciesQueryVariables = Exact<{
  where?: policyWhereInput | null | undefined;
  limit?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuotePoliciesQuery = { policies: { endCursor: string | null, list: Array<{ id: string, issuerNumber: string | null, createdAt: string | null, contractHolder:
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
       | null, product: { productId: { version: string | null } | null } | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null } | null> | null } | null };

export type RateTableOutcomeFragment = { status: string, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null };

export type RateTableHeaderFragment = { name: string, rowCount: number, revision: string, keys: Array<{ name: string, match: rateTableMatch, type: rateTableKeyType }>, values: Array<{ name: string, unit: rateTableUnit, currency: string | null, defaultJsonString: string | null }> };

export type RateTablesQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type RateTablesQuery = { products_2: { list: Array<{ name: string | null, pricing: { currencyCode: currencyCodeEnumeration | null } | null, rateTables: Array<{ lastModifiedAt: string | null, name: string, rowCount: number, revision: string, lastModifiedBy: { username: string } | null, keys: Array<{ name: string, match: rateTableMatch, type: rateTableKeyType }>, values: Array<{ name: string, unit: rateTableUnit, currency: string | null, defaultJsonString: string | null }> }> } | null> | null } | null };

export type RateTableQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  names?: Array<string> | string | null | undefined;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RateTableQuery = { products_2: { list: Array<{ name: string | null, rateTables: Array<{ name: string, rowCount: number, revision: string, rows: { revision: string, rowsJsonString: string }, keys: Array<{ name: string, match: rateTableMatch, type: rateTableKeyType }>, values: Array<{ name: string, unit: rateTableUnit, currency: string | null, defaultJsonString: string | null }> }> } | null> | null } | null };

export type RateTableRevisionQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
  names?: Array<string> | string | null | undefined;
}>;


export type RateTableRevisionQuery = { products_2: { list: Array<{ rateTables: Array<{ revision: string }> } | null> | null } | null };

export type CreateRateTableMutationVariables = Exact<{
  productId: productIdInput;
  name: string;
  input: rateTableInput;
  rowsJsonString?: string | null | undefined;
}>;


export type CreateRateTableMutation = { createRateTable: { status: string, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ReplaceRateTableMutationVariables = Exact<{
  productId: productIdInput;
  name: string;
  input: rateTableInput;
  rowsJsonString: string;
  expectedRevision?: string | null | undefined;
}>;


export type ReplaceRateTableMutation = { replaceRateTable: { status: string, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ChangeRateTableMutationVariables = Exact<{
  productId: productIdInput;
  name: string;
  changesJsonString: string;
  expectedRevision?: string | null | undefined;
}>;


export type ChangeRateTableMutation = { changeRateTable: { status: string, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type RenameRateTableMutationVariables = Exact<{
  productId: productIdInput;
  name: string;
  newName: string;
  expectedRevision?: string | null | undefined;
}>;


export type RenameRateTableMutation = { renameRateTable: { status: string, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type DeleteRateTableMutationVariables = Exact<{
  productId: productIdInput;
  name: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteRateTableMutation = { deleteRateTable: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type TableUsesQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type TableUsesQuery = { products_2: { list: Array<{ underwritingRulesJson: string | null, inputs: { inputsJsonString: string } | null, pricing: { amountLogic: string | null } | null, discountCodes: Array<{ code: string, calculationLogic: string }> | null, loadingCodes: Array<{ code: string, calculationLogic: string }> | null } | null> | null } | null };

export type ReleaseFieldsFragment = { id: string, name: string, description: string | null, state: releaseStateEnumeration, cause: releaseCauseEnumeration, createdAt: string, publishedAt: string | null, rolledBackAt: string | null, scheduledAt: string | null, scheduledZone: string | null, liveRevision: string, canRollBack: boolean, revision: string, items: Array<{ kind: string, itemId: string, name: string, action: releaseItemActionEnumeration, number: number | null, isLive: boolean, outsideOrigins: Array<string>, sizeBytes: number, changes: Array<{ part: releasePartEnumeration, action: releaseActionEnumeration, count: number, names: Array<string> }> }>, createdBy: { username: string } | null, publishedBy: { username: string } | null, rolledBackBy: { username: string } | null, failure: Array<{ code: string | null, message: string | null, path: string | null }> | null };

export type ReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleasesQuery = { releases: { totalCount: number, list: Array<{ id: string, name: string, description: string | null, state: releaseStateEnumeration, cause: releaseCauseEnumeration, createdAt: string, publishedAt: string | null, rolledBackAt: string | null, scheduledAt: string | null, scheduledZone: string | null, liveRevision: string, canRollBack: boolean, revision: string, items: Array<{ kind: string, itemId: string, name: string, action: releaseItemActionEnumeration, number: number | null, isLive: boolean, outsideOrigins: Array<string>, sizeBytes: number, changes: Array<{ part: releasePartEnumeration, action: releaseActionEnumeration, count: number, names: Array<string> }> }>, createdBy: { username: string } | null, publishedBy: { username: string } | null, rolledBackBy: { username: string } | null, failure: Array<{ code: string | null, message: string | null, path: string | null }> | null }> } };

export type ReleaseContentsQueryVariables = Exact<{
  id: string;
}>;


export type ReleaseContentsQuery = { releases: { list: Array<{ manifest: string, requiredApprovals: number, isOwn: boolean, overrideReason: string | null, id: string, name: string, description: string | null, state: releaseStateEnumeration, cause: releaseCauseEnumeration, createdAt: string, publishedAt: string | null, rolledBackAt: string | null, scheduledAt: string | null, scheduledZone: string | null, liveRevision: string, canRollBack: boolean, revision: string, approvals: Array<{ verdict: releaseVerdictEnumeration, comment: string | null, at: string, isCurrent: boolean, user: { username: string } | null }>, gates: Array<{ name: releaseGateEnumeration, state: releaseGateStateEnumeration, problems: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> }>, leftItems: Array<{ kind: string, itemId: string, name: string }>, items: Array<{ kind: string, itemId: string, previousNumber: number | null, name: string, action: releaseItemActionEnumeration, number: number | null, isLive: boolean, outsideOrigins: Array<string>, sizeBytes: number, contents: Array<{ part: releasePartEnumeration, count: number, names: Array<string> }>, changes: Array<{ part: releasePartEnumeration, action: releaseActionEnumeration, count: number, names: Array<string> }> }>, createdBy: { username: string } | null, publishedBy: { username: string } | null, rolledBackBy: { username: string } | null, failure: Array<{ code: string | null, message: string | null, path: string | null }> | null }> } };

export type ReleasableAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleasableAppsQuery = { apps: { list: Array<{ appId: string, appName: string | null, urlRouting: { url: string | null } | null } | null> | null } };

export type CreateReleaseMutationVariables = Exact<{
  input: createReleaseInput;
}>;


export type CreateReleaseMutation = { createRelease: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type UpdateReleaseMutationVariables = Exact<{
  releaseId: string;
  input: updateReleaseInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateReleaseMutation = { updateRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type UpdateReleaseItemsMutationVariables = Exact<{
  releaseId: string;
  items: Array<releaseItemInput> | releaseItemInput;
}>;


export type UpdateReleaseItemsMutation = { updateReleaseItems: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type PublishReleaseMutationVariables = Exact<{
  releaseId: string;
  expectedLive?: string | null | undefined;
  isReturn?: boolean | null | undefined;
  overrideReason?: string | null | undefined;
}>;


export type PublishReleaseMutation = { publishRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ApproveReleaseMutationVariables = Exact<{
  releaseId: string;
  manifest: string;
  comment?: string | null | undefined;
}>;


export type ApproveReleaseMutation = { approveRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RejectReleaseMutationVariables = Exact<{
  releaseId: string;
  manifest: string;
  comment?: string | null | undefined;
}>;


export type RejectReleaseMutation = { rejectRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RequestApprovalMutationVariables = Exact<{
  releaseId: string;
  comment?: string | null | undefined;
}>;


export type RequestApprovalMutation = { requestApproval: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RollBackReleaseMutationVariables = Exact<{
  releaseId: string;
  expectedLive?: string | null | undefined;
}>;


export type RollBackReleaseMutation = { rollBackRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ScheduleReleaseMutationVariables = Exact<{
  releaseId: string;
  at: string;
  zone: string;
}>;


export type ScheduleReleaseMutation = { scheduleRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type CancelScheduleMutationVariables = Exact<{
  releaseId: string;
}>;


export type CancelScheduleMutation = { cancelSchedule: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DeleteReleaseMutationVariables = Exact<{
  releaseId: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteReleaseMutation = { deleteRelease: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ChangeControlQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeControlQuery = { tenantSettings: { changeControl: changeControlEnumeration } };

export type ChangedItemsQueryVariables = Exact<{
  limit: number;
}>;


export type ChangedItemsQuery = { changedItems: { totalCount: number, list: Array<{ kind: string, itemId: string, name: string, change: itemChangeEnumeration, changedAt: string, changedBy: { username: string } | null }> } };

export type ReleaseNeedsQueryVariables = Exact<{
  items: Array<releaseItemInput> | releaseItemInput;
}>;


export type ReleaseNeedsQuery = { releaseNeeds: Array<{ kind: string, itemId: string, name: string, change: itemChangeEnumeration, isRequired: boolean }> };

export type ItemChangeQueryVariables = Exact<{
  kind: string;
  itemId: string;
}>;


export type ItemChangeQuery = { changedItems: { list: Array<{ change: itemChangeEnumeration, number: number, liveNumber: number | null }> } };

export type RequestLineFragment = { id: string, caseNumber: string | null, name: string | null, status: string | null, appId: string | null, createdAt: string | null, revision: string | null, holder:
    | { name: string | null }
    | { name: string | null }
    | { name: string | null }
    | { name: string | null }
   | null, assignedTo: { id: string, username: string } | null };

export type RequestsQueryVariables = Exact<{
  where?: caseWhere | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type RequestsQuery = { requests: { totalCount: number, totalCountIsLowerBound: boolean, list: Array<{ id: string, caseNumber: string | null, name: string | null, status: string | null, appId: string | null, createdAt: string | null, revision: string | null, holder:
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
       | null, assignedTo: { id: string, username: string } | null } | null> | null } | null };

type RequestParty_company_Fragment = { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null };

type RequestParty_individual_Fragment = { email: string | null, telephoneNumber: string | null, dateOfBirth: string | null, id: string, name: string | null, identities: Array<{ type: string, value: string | null } | null> | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null };

type RequestParty_internal_Fragment = { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null };

type RequestParty_object_Fragment = { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null };

export type RequestPartyFragment =
  | RequestParty_company_Fragment
  | RequestParty_individual_Fragment
  | RequestParty_internal_Fragment
  | RequestParty_object_Fragment
;

export type RequestDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailsQuery = { requests: { list: Array<{ locale: string | null, id: string, caseNumber: string | null, name: string | null, status: string | null, appId: string | null, createdAt: string | null, revision: string | null, holder:
        | { name: string | null, id: string, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { name: string | null, email: string | null, telephoneNumber: string | null, dateOfBirth: string | null, id: string, identities: Array<{ type: string, value: string | null } | null> | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { name: string | null, id: string, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { name: string | null, id: string, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
       | null, insureds: Array<
        | { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { email: string | null, telephoneNumber: string | null, dateOfBirth: string | null, id: string, name: string | null, identities: Array<{ type: string, value: string | null } | null> | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
        | { id: string, name: string | null, contacts: Array<{ type: string, value: string | null } | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null }
       | null> | null, facts: Array<{ type: string | null, value: { stringValue: string | null, numberValue: number | null, booleanValue: boolean | null } | null } | null> | null, proposals: Array<{ name: string | null, decision: string | null, outcome: string | null, rejectionCodes: Array<string> | null, valuesJsonString: string | null, totalPrice: { formattedPrice: string | null } | null, product: { name: string | null, productId: { plan: string, type: string, version: string | null } | null } | null, referrals: Array<{ reason: string }> | null } | null> | null, notes: Array<{ id: string, content: string, createdAt: string, author: { username: string } | null }> | null, assignedTo: { id: string, username: string } | null } | null> | null } | null };

export type RequestUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestUsersQuery = { me: { id: string, username: string } };

export type UpdateRequestMutationVariables = Exact<{
  id: string;
  input: updateCaseInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateRequestMutation = { updateCase: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type RequestTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestTemplatesQuery = { templates: { list: Array<
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
      | { id: string, name: string | null, graphQlQuery: string | null }
     | null> | null } | null };

export type PrintRequestQueryVariables = Exact<{
  templateId: string;
  input: templateRenderParametersInput;
}>;


export type PrintRequestQuery = { renderWkhtmltopdfTemplate: { status: string, errors: Array<string | null> | null, base64: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RenderHtmlQueryVariables = Exact<{
  html: string;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type RenderHtmlQuery = { renderHtml: { status: string, errors: Array<string | null> | null, missingVariables: Array<string> | null, value: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, warnings: Array<{ code: string | null, message: string, path: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DynamicTemplateQueryVariables = Exact<{
  id: string;
}>;


export type DynamicTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, dynamicValues: Array<{ valueId: string, valueJsonString: string | null } | null> | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdateDynamicTemplateMutationVariables = Exact<{
  templateId: string;
  input: updateDynamicTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateDynamicTemplateMutation = { updateDynamicTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type AddDynamicValueMutationVariables = Exact<{
  templateId: string;
  input: addDynamicValueToTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type AddDynamicValueMutation = { addDynamicValueToTemplate: { revision: string | null, status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type UpdateDynamicValueMutationVariables = Exact<{
  templateId: string;
  valueId: string;
  input: updateDynamicValueOfTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateDynamicValueMutation = { updateDynamicValueOfTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type CreateDynamicTemplateMutationVariables = Exact<{
  input: createDynamicTemplateInput;
}>;


export type CreateDynamicTemplateMutation = { createDynamicTemplate: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type CreateEmailMjmlTemplateMutationVariables = Exact<{
  input: createEmailMjmlTemplateInput;
}>;


export type CreateEmailMjmlTemplateMutation = { createEmailMjmlTemplate: { status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type EmailMjmlTemplateQueryVariables = Exact<{
  id: string;
}>;


export type EmailMjmlTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { mjml: string, subject: string | null, unsubscribeUrl: string | null, id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdateEmailMjmlTemplateMutationVariables = Exact<{
  templateId: string;
  input: updateEmailMjmlTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateEmailMjmlTemplateMutation = { updateEmailMjmlTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type PreviewEmailMjmlQueryVariables = Exact<{
  emailMjml: string;
  subject?: string | null | undefined;
  unsubscribeUrl?: string | null | undefined;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type PreviewEmailMjmlQuery = { previewEmailMjml: { status: string, errors: Array<string | null> | null, missingVariables: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, warnings: Array<{ code: string | null, message: string, path: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { html: string, text: string, subject: string, preheader: string, inboxText: string, htmlBytes: number, clippedFromBytes: number, supportDataDate: string, findings: Array<{ code: string, level: emailFindingLevel, message: string, path: string, line: number | null, column: number | null, excerpt: string | null, feature: string | null, unsupportedBy: Array<string> | null, partlySupportedBy: Array<string> | null }> } | null } | null };

export type SendTestEmailMutationVariables = Exact<{
  input: sendNotificationInput;
}>;


export type SendTestEmailMutation = { sendNotification: { status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SentMailQueryVariables = Exact<{
  id: string;
}>;


export type SentMailQuery = { sentMail: { id: string, messageId: string, state: mailState, subject: string, from: string, sizeBytes: number, createdAt: string, sentAt: string | null, attempts: number, nextAttemptAt: string | null, phase: string | null, reason: string | null, recipients: Array<{ address: string, kind: string, state: mailRecipientState, reason: string | null }> } | null };

export type SendMailAgainMutationVariables = Exact<{
  mailId: string;
}>;


export type SendMailAgainMutation = { sendMailAgain: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type MailSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSendersQuery = { mailSenders: { defaultFrom: string, isDelivering: boolean } };

export type RenderEmailMjmlTemplateQueryVariables = Exact<{
  templateId: string;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type RenderEmailMjmlTemplateQuery = { renderEmailMjmlTemplate: { status: string, errors: Array<string | null> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { messageBase64: string | null } | null } | null };

export type RenderEmailAttachmentQueryVariables = Exact<{
  templateId: string;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type RenderEmailAttachmentQuery = { renderEmailMjmlTemplate: { status: string, errors: Array<string | null> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { attachments: Array<{ fileName: string, contentType: string, base64: string | null } | null> | null } | null } | null };

export type EmailAttachmentsQueryVariables = Exact<{
  id: string;
}>;


export type EmailAttachmentsQuery = { templates: { list: Array<
      | { id: string }
      | { id: string, attachmentReferences: Array<{ id: string, fileName: string, filePath: string, isMissing: boolean, sizeBytes: number | null } | null> | null, attachmentTemplates: Array<{ attachmentTemplateId: string, templateId: string, fileName: string, isMissing: boolean, templateName: string | null, templateType: string | null, templateView: string | null } | null> | null }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
     | null> | null } | null };

export type AttachableTemplatesQueryVariables = Exact<{
  where?: templateWhereInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type AttachableTemplatesQuery = { templates: { list: Array<
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
      | { id: string, name: string | null, logicalId: string | null, type: string | null }
     | null> | null } | null };

export type AddEmailAttachmentReferenceMutationVariables = Exact<{
  templateId: string;
  input: addEmailAttachmentReferenceInput;
  expectedRevision?: string | null | undefined;
}>;


export type AddEmailAttachmentReferenceMutation = { addEmailAttachmentReference: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type AddEmailAttachmentTemplateMutationVariables = Exact<{
  templateId: string;
  input: addEmailAttachmentTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type AddEmailAttachmentTemplateMutation = { addEmailAttachmentTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RemoveEmailAttachmentReferenceMutationVariables = Exact<{
  templateId: string;
  attachmentReferenceId: string;
  expectedRevision?: string | null | undefined;
}>;


export type RemoveEmailAttachmentReferenceMutation = { removeEmailAttachmentReference: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RemoveEmailAttachmentTemplateMutationVariables = Exact<{
  templateId: string;
  attachmentTemplateId: string;
  expectedRevision?: string | null | undefined;
}>;


export type RemoveEmailAttachmentTemplateMutation = { removeEmailAttachmentTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type CreateFunctionTemplateMutationVariables = Exact<{
  input: createFunctionTemplateInput;
}>;


export type CreateFunctionTemplateMutation = { createFunctionTemplate: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type FunctionTemplateQueryVariables = Exact<{
  id: string;
}>;


export type FunctionTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { fileKey: string | null, id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, inputs: Array<{ name: string | null, var: string | null, liquid: string | null, type: string | null } | null> | null, outputs: Array<{ name: string | null, var: string | null } | null> | null, savedCalls: Array<{ name: string | null, inputsJsonString: string | null, outputsJsonString: string | null, asOf: string | null } | null> | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type FunctionWorkbookQueryVariables = Exact<{
  id: string;
}>;


export type FunctionWorkbookQuery = { templates: { list: Array<
      | { id: string }
      | { id: string }
      | { id: string, workbook: { checkedAt: string, isCurrent: boolean, isUsable: boolean, problems: Array<string>, calculation: string | null, warnings: Array<string>, formulaCount: number, neededFormulaCount: number, differenceCount: number, comparedSets: number, acceptedAt: string | null, sheets: Array<{ name: string, isHidden: boolean, rows: number, columns: number }>, fields: Array<{ kind: string, label: string, var: string, dataType: string, at: string, shape: string, valueJsonString: string, problem: string | null, differs: boolean, dependsOnClock: boolean, children: Array<{ label: string, dataType: string, children: Array<{ label: string, dataType: string }> }> }>, differences: Array<{ cell: string, formula: string, stored: string | null, ironCalc: string | null, compiled: string | null, isOutput: boolean }>, refusals: Array<{ cell: string, formula: string, message: string }>, notCompiled: Array<{ cell: string, formula: string, message: string }>, acceptedBy: { username: string } | null } | null }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
     | null> | null } | null };

export type FieldItemFragment = { label: string, dataType: string };

export type UpdateFunctionTemplateMutationVariables = Exact<{
  id: string;
  input: updateFunctionTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateFunctionTemplateMutation = { updateFunctionTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type AcceptFunctionDifferencesMutationVariables = Exact<{
  templateId: string;
  expectedRevision?: string | null | undefined;
}>;


export type AcceptFunctionDifferencesMutation = { acceptFunctionDifferences: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RenderFunctionTemplateQueryVariables = Exact<{
  templateId: string;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type RenderFunctionTemplateQuery = { renderFunctionTemplate: { status: string | null, errors: Array<string | null> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: Array<{ id: string | null, name: string | null, var: string | null, valueJsonString: string | null } | null> | null } | null };

export type FunctionSheetQueryVariables = Exact<{
  templateId: string;
  sheet: number;
  top: number;
  left: number;
  rows: number;
  columns: number;
  output?: string | null | undefined;
  inputsJsonString?: string | null | undefined;
  asOf?: string | null | undefined;
}>;


export type FunctionSheetQuery = { functionSheet: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { problems: Array<string>, columnWidths: Array<{ from: number, to: number, characters: number }>, cells: Array<{ row: number, column: number, text: string, shown: string | null, isNumber: boolean | null, formula: string | null, after: string | null, shownAfter: string | null, field: string | null, isNeeded: boolean | null }> } | null } | null };

export type CreateWkhtmltopdfTemplateMutationVariables = Exact<{
  input: createWkhtmltopdfTemplateInput;
}>;


export type CreateWkhtmltopdfTemplateMutation = { createWkhtmltopdfTemplate: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type PagePartFragment = { html: string | null, left: string | null, center: string | null, right: string | null, line: boolean | null, fontName: string | null, fontSize: number | null, spacing: number | null, htmUrl: string | null };

export type WkhtmltopdfTemplateQueryVariables = Exact<{
  id: string;
}>;


export type WkhtmltopdfTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { html: string, passwordLiquid: string | null, password: string | null, ownerPasswordLiquid: string | null, permissions: Array<pdfPermissionEnumeration> | null, orientation: orientationEnumeration | null, pageSize: pageSizeEnumeration | null, isTagged: boolean | null, isFitToPage: boolean | null, minimumPrintSizePercent: number | null, id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, marginSettings: { top: number | null, right: number | null, bottom: number | null, left: number | null } | null, headerSettings: { html: string | null, left: string | null, center: string | null, right: string | null, line: boolean | null, fontName: string | null, fontSize: number | null, spacing: number | null, htmUrl: string | null } | null, footerSettings: { html: string | null, left: string | null, center: string | null, right: string | null, line: boolean | null, fontName: string | null, fontSize: number | null, spacing: number | null, htmUrl: string | null } | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdateWkhtmltopdfTemplateMutationVariables = Exact<{
  templateId: string;
  input: updateWkhtmltopdfTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateWkhtmltopdfTemplateMutation = { updateWkhtmltopdfTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RenderWkhtmltopdfQueryVariables = Exact<{
  html: string;
  input?: templateRenderParametersInput | null | undefined;
  marginSettings?: marginSettingsInput | null | undefined;
  headerSettings?: headerFooterInput | null | undefined;
  footerSettings?: headerFooterInput | null | undefined;
  orientation?: orientationEnumeration | null | undefined;
  pageSize?: pageSizeEnumeration | null | undefined;
  passwordLiquid?: string | null | undefined;
  ownerPasswordLiquid?: string | null | undefined;
  permissions?: Array<pdfPermissionEnumeration> | pdfPermissionEnumeration | null | undefined;
  isUnprotected?: boolean | null | undefined;
  isTagged?: boolean | null | undefined;
  isAccessibilityChecked?: boolean | null | undefined;
  isFitToPage?: boolean | null | undefined;
  minimumPrintSizePercent?: number | null | undefined;
}>;


export type RenderWkhtmltopdfQuery = { renderWkhtmltopdf: { status: string, errors: Array<string | null> | null, base64: string | null, missingVariables: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, warnings: Array<{ code: string | null, message: string, path: string | null, line: number | null, column: number | null, excerpt: string | null, marginMm: number | null, element: string | null, overhangMm: number | null }> | null } | null };

export type CreateNotificationTemplateMutationVariables = Exact<{
  input: createNotificationTemplateInput;
}>;


export type CreateNotificationTemplateMutation = { createNotificationTemplate: { status: string | null, errors: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, createdStatus: { id: string | null } | null } | null };

export type NotificationTemplateQueryVariables = Exact<{
  id: string;
}>;


export type NotificationTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, localizedTexts: Array<{ locale: string, value: string }> | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdateNotificationTemplateMutationVariables = Exact<{
  templateId: string;
  input: updateNotificationTemplateInput;
  l10n?: Array<upsertL10nInput> | upsertL10nInput | null | undefined;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateNotificationTemplateMutation = { updateNotificationTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type CreatePdfDrawingTemplateMutationVariables = Exact<{
  input: createPdfDrawingTemplateInput;
}>;


export type CreatePdfDrawingTemplateMutation = { createPdfDrawingTemplate: { status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type PdfDrawingPartFragment = { id: string, page: number, liquidSource: string | null, textAlignment: textAlignmentEnumeration | null, verticalAlignment: verticalAlignmentEnumeration | null, kind: pdfDrawingKindEnumeration, pictureFileKey: string | null, isShrunkToFit: boolean, fieldName: string | null, point1: { x: number, y: number }, point2: { x: number, y: number }, font: { familyName: string, fontStyle: fontStyleInput | null, emSize: number } | null };

export type PdfDrawingTemplateQueryVariables = Exact<{
  id: string;
}>;


export type PdfDrawingTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { fileKey: string, password: string | null, passwordLiquid: string | null, id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, drawings: Array<{ id: string, page: number, liquidSource: string | null, textAlignment: textAlignmentEnumeration | null, verticalAlignment: verticalAlignmentEnumeration | null, kind: pdfDrawingKindEnumeration, pictureFileKey: string | null, isShrunkToFit: boolean, fieldName: string | null, point1: { x: number, y: number }, point2: { x: number, y: number }, font: { familyName: string, fontStyle: fontStyleInput | null, emSize: number } | null } | null> | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdatePdfDrawingTemplateMutationVariables = Exact<{
  templateId: string;
  input: createPdfDrawingTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdatePdfDrawingTemplateMutation = { updatePdfDrawingTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SaveDrawingsMutationVariables = Exact<{
  templateId: string;
  input: saveDrawingsInput;
  expectedRevision?: string | null | undefined;
}>;


export type SaveDrawingsMutation = { saveDrawings: { status: string, errors: Array<string> | null, revision: string | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RenderPdfDrawingQueryVariables = Exact<{
  templateId: string;
  input?: templateRenderParametersInput | null | undefined;
  unsaved?: unsavedPdfDrawingInput | null | undefined;
}>;


export type RenderPdfDrawingQuery = { renderPdfDrawingTemplate: { status: string, errors: Array<string | null> | null, base64: string | null, missingVariables: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, warnings: Array<{ code: string | null, message: string, path: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type PdfFormQueryVariables = Exact<{
  templateId?: string | null | undefined;
  fileKey?: string | null | undefined;
}>;


export type PdfFormQuery = { pdfForm: { state: pdfFormStateEnumeration, fileKey: string | null, version: string | null, refusal: { code: string, message: string } | null, warnings: Array<{ code: string | null, message: string }> | null, pages: Array<{ width: number, height: number }> | null, fields: Array<{ name: string, type: pdfFormFieldEnumeration, page: number, textAlignment: textAlignmentEnumeration | null, emSize: number | null, isOpaque: boolean, isMultiline: boolean, label: string | null, point1: { x: number, y: number }, point2: { x: number, y: number } }> | null } | null };

export type CreateSmsTemplateMutationVariables = Exact<{
  input: createSmsTemplateInput;
}>;


export type CreateSmsTemplateMutation = { createSmsTemplate: { status: string, createdStatus: { id: string | null } | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SmsTemplateQueryVariables = Exact<{
  id: string;
}>;


export type SmsTemplateQuery = { templates: { list: Array<
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { bodyLiquid: string | null, id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
      | { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null }
     | null> | null } | null };

export type UpdateSmsTemplateMutationVariables = Exact<{
  templateId: string;
  input: updateSmsTemplateInput;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateSmsTemplateMutation = { updateSmsTemplate: { revision: string | null, status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type RenderSmsQueryVariables = Exact<{
  bodyLiquid: string;
  input?: templateRenderParametersInput | null | undefined;
}>;


export type RenderSmsQuery = { renderSms: { status: string, errors: Array<string | null> | null, missingVariables: Array<string> | null, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, warnings: Array<{ code: string | null, message: string, path: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { body: string | null, length: { encoding: string, units: number, segments: number, unitsPerSegment: number } | null } | null } | null };

export type PreviewPoliciesQueryVariables = Exact<{
  where?: policyWhereInput | null | undefined;
}>;


export type PreviewPoliciesQuery = { policies: { list: Array<{ id: string, issuerNumber: string | null, status: string | null, contractHolder:
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
       | null } | null> | null } | null };

export type PreviewCasesQueryVariables = Exact<{
  where?: caseWhere | null | undefined;
}>;


export type PreviewCasesQuery = { cases: { list: Array<{ id: string, caseNumber: string | null, name: string | null, status: string | null, holder:
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
        | { name: string | null }
       | null } | null> | null } | null };

export type PreviewTransactionsQueryVariables = Exact<{
  where?: transactionWhereInput | null | undefined;
}>;


export type PreviewTransactionsQuery = { transactions: { list: Array<{ id: string, transactionNumber: string | null, status: string | null, policy: { contractHolder:
          | { name: string | null }
          | { name: string | null }
          | { name: string | null }
          | { name: string | null }
         | null } | null } | null> | null } | null };

type TemplateRow_dynamicTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_emailMjmlTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_functionTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_notificationTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_pdfDrawingTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_smsTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

type TemplateRow_wkhtmltopdfTemplate_Fragment = { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null };

export type TemplateRowFragment =
  | TemplateRow_dynamicTemplate_Fragment
  | TemplateRow_emailMjmlTemplate_Fragment
  | TemplateRow_functionTemplate_Fragment
  | TemplateRow_notificationTemplate_Fragment
  | TemplateRow_pdfDrawingTemplate_Fragment
  | TemplateRow_smsTemplate_Fragment
  | TemplateRow_wkhtmltopdfTemplate_Fragment
;

export type TemplateListQueryVariables = Exact<{
  where?: templateWhereInput | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type TemplateListQuery = { templates: { totalCount: number, list: Array<
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
      | { id: string, type: string | null, templateView: string | null, name: string | null, description: string | null, logicalId: string | null, createdAt: string | null, lastModifiedAt: string | null, revision: string | null }
     | null> | null } | null };

type TemplateHead_dynamicTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_emailMjmlTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_functionTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_notificationTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_pdfDrawingTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_smsTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

type TemplateHead_wkhtmltopdfTemplate_Fragment = { id: string, type: string | null, name: string | null, description: string | null, logicalId: string | null, graphQlQuery: string | null, revision: string | null, draft: { contentJsonString: string, savedAt: string, baseRevision: string | null } | null };

export type TemplateHeadFragment =
  | TemplateHead_dynamicTemplate_Fragment
  | TemplateHead_emailMjmlTemplate_Fragment
  | TemplateHead_functionTemplate_Fragment
  | TemplateHead_notificationTemplate_Fragment
  | TemplateHead_pdfDrawingTemplate_Fragment
  | TemplateHead_smsTemplate_Fragment
  | TemplateHead_wkhtmltopdfTemplate_Fragment
;

export type DeleteTemplateMutationVariables = Exact<{
  templateId: string;
  expectedRevision?: string | null | undefined;
}>;


export type DeleteTemplateMutation = { deleteTemplate: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type SaveTemplateDraftMutationVariables = Exact<{
  templateId: string;
  input: templateDraftInput;
}>;


export type SaveTemplateDraftMutation = { saveTemplateDraft: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type DiscardTemplateDraftMutationVariables = Exact<{
  templateId: string;
}>;


export type DiscardTemplateDraftMutation = { discardTemplateDraft: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type ExportTemplatesQueryVariables = Exact<{
  templateIds: Array<string> | string;
  withoutFiles?: boolean | null | undefined;
}>;


export type ExportTemplatesQuery = { exportTemplates: { fileName: string, contentJsonString: string, templateCount: number, fileKeys: Array<string> } };

export type PreviewTemplateImportQueryVariables = Exact<{
  content: string;
}>;


export type PreviewTemplateImportQuery = { previewTemplateImport: { revision: string, missingFiles: Array<string>, completedAddresses: Array<string>, templates: Array<{ type: string, logicalId: string | null, name: string, action: importAction, changes: Array<{ part: templatePart, action: importAction, count: number, names: Array<string> }>, differences: Array<{ part: string, action: differenceActionEnumeration, name: string | null, before: string | null, after: string | null, edits: Array<{ message: string, reason: string, paramsJsonString: string | null }> }>, problems: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> }>, files: Array<{ bucketName: string | null, key: string, action: importAction, problems: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> }> } };

export type ImportTemplatesMutationVariables = Exact<{
  content: string;
  expectedRevision?: string | null | undefined;
}>;


export type ImportTemplatesMutation = { importTemplates: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } };

export type ComponentTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ComponentTemplatesQuery = { components: { list: Array<{ name: string, vueTemplate: string } | null> | null } | null };

export type ComponentSettingsQueryVariables = Exact<{
  name: string;
}>;


export type ComponentSettingsQuery = { components: { list: Array<{ name: string, vueTemplate: string, componentJson: string } | null> | null } | null };

export type AppThemeQueryVariables = Exact<{
  appId: string;
}>;


export type AppThemeQuery = { cmsConfigs: Array<{ appId: string | null, themeJsonString: string | null, baseComponentsVariantsJsonString: string | null, revision: string } | null> | null };

export type UnderwritingLogicQueryVariables = Exact<{
  plan: string;
  type: string;
  version: string;
}>;


export type UnderwritingLogicQuery = { products_2: { list: Array<{ name: string | null, underwritingRulesJson: string | null, revision: string | null } | null> | null } | null };

export type UpdateUnderwritingLogicMutationVariables = Exact<{
  productId: productIdInput;
  underwritingRules: string;
  expectedRevision?: string | null | undefined;
}>;


export type UpdateUnderwritingLogicMutation = { updateProduct: { revision: string | null } | null };

export type TenantUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantUsageQuery = { tenantUsage: { limits: Array<{ name: string, unit: string, used: number, max: number, resetsAt: string | null }> } };

export type HistorySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HistorySettingsQuery = { historySettings: { allDays: number, dailyDays: number, trashDays: number, stateCount: number, stateBytes: number, deletedFileBytes: number } };

export type UpdateHistorySettingsMutationVariables = Exact<{
  input: historySettingsInput;
}>;


export type UpdateHistorySettingsMutation = { updateHistorySettings: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null } | null };

export type CompareFunctionWorkbookQueryVariables = Exact<{
  templateId: string;
  fileKey: string;
}>;


export type CompareFunctionWorkbookQuery = { compareFunctionWorkbook: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { workbook: { outputs: Array<string>, isComplete: boolean, changes: Array<{ kind: string, at: string, before: string | null, after: string | null, outputs: Array<string> }>, counts: { added: number, removed: number, formulas: number, constants: number, names: number } } | null, calls: Array<{ name: string, expectedJsonString: string, isSame: boolean, isAsExpected: boolean, before: { outputsJsonString: string | null, problem: string | null } | null, after: { outputsJsonString: string | null, problem: string | null } | null }> } | null } | null };

export type ComparisonFragment = { workbook: { outputs: Array<string>, isComplete: boolean, changes: Array<{ kind: string, at: string, before: string | null, after: string | null, outputs: Array<string> }>, counts: { added: number, removed: number, formulas: number, constants: number, names: number } } | null, calls: Array<{ name: string, expectedJsonString: string, isSame: boolean, isAsExpected: boolean, before: { outputsJsonString: string | null, problem: string | null } | null, after: { outputsJsonString: string | null, problem: string | null } | null }> };

export type CompareFunctionStatesQueryVariables = Exact<{
  templateId: string;
  from: number;
  to?: number | null | undefined;
}>;


export type CompareFunctionStatesQuery = { compareFunctionStates: { status: string, errors_2: Array<{ code: string | null, message: string | null, reason: string | null, paramsJsonString: string | null, path: string | null, by: string | null, at: string | null, limit: string | null, line: number | null, column: number | null, excerpt: string | null }> | null, value: { workbook: { outputs: Array<string>, isComplete: boolean, changes: Array<{ kind: string, at: string, before: string | null, after: string | null, outputs: Array<string> }>, counts: { added: number, removed: number, formulas: number, constants: number, names: number } } | null, calls: Array<{ name: string, expectedJsonString: string, isSame: boolean, isAsExpected: boolean, before: { outputsJsonString: string | null, problem: string | null } | null, after: { outputsJsonString: string | null, problem: string | null } | null }> } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProblemFragmentDoc = new TypedDocumentString(`
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
    `, {"fragmentName":"Problem"}) as unknown as TypedDocumentString<ProblemFragment, unknown>;
export const OutcomeFragmentDoc = new TypedDocumentString(`
    fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`, {"fragmentName":"Outcome"}) as unknown as TypedDocumentString<OutcomeFragment, unknown>;
export const SaveOutcomeFragmentDoc = new TypedDocumentString(`
    fragment SaveOutcome on result {
  ...Outcome
  revision
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`, {"fragmentName":"SaveOutcome"}) as unknown as TypedDocumentString<SaveOutcomeFragment, unknown>;
export const UserLineFragmentDoc = new TypedDocumentString(`
    fragment UserLine on tenantLogin {
  id
  username
  email
  role
  state
  createdAt
  lastUsedAt
}
    `, {"fragmentName":"UserLine"}) as unknown as TypedDocumentString<UserLineFragment, unknown>;
export const ApiKeyLineFragmentDoc = new TypedDocumentString(`
    fragment ApiKeyLine on apiKey {
  id
  name
  start
  createdAt
  createdBy {
    username
  }
  lastUsedAt
  expiresAt
  isExpired
  products {
    plan
    type
    version
  }
}
    `, {"fragmentName":"ApiKeyLine"}) as unknown as TypedDocumentString<ApiKeyLineFragment, unknown>;
export const AppLineFragmentDoc = new TypedDocumentString(`
    fragment AppLine on app {
  appId
  appName
  urlRouting {
    order
    regexPattern
    url
  }
  createdAt
  revision
}
    `, {"fragmentName":"AppLine"}) as unknown as TypedDocumentString<AppLineFragment, unknown>;
export const AppDetailsFragmentDoc = new TypedDocumentString(`
    fragment AppDetails on app {
  ...AppLine
  appTemplateId
  email
  emailSenderName
  onRequestTemplateId
  requestsEmail
  isRequestsEmailOfUser
  hosts
  liveRelease {
    id
    name
    publishedAt
  }
  soldProducts {
    productId {
      plan
      type
      version
    }
    product {
      name
    }
  }
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
}
    fragment AppLine on app {
  appId
  appName
  urlRouting {
    order
    regexPattern
    url
  }
  createdAt
  revision
}`, {"fragmentName":"AppDetails"}) as unknown as TypedDocumentString<AppDetailsFragment, unknown>;
export const AppAtHostFragmentDoc = new TypedDocumentString(`
    fragment AppAtHost on app {
  appId
  appName
  hosts
  urlRouting {
    order
    regexPattern
  }
  liveRelease {
    id
  }
  createdAt
}
    `, {"fragmentName":"AppAtHost"}) as unknown as TypedDocumentString<AppAtHostFragment, unknown>;
export const AppRouteFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppRouteFields on cmsComponentRoute {
  path
  name
  component
  metaJsonString
  propsJsonString
  redirect
}
    `, {"fragmentName":"AppRouteFields"}) as unknown as TypedDocumentString<AppRouteFieldsFragment, unknown>;
export const AppConfigLineFragmentDoc = new TypedDocumentString(`
    fragment AppConfigLine on cmsConfig {
  appId
  allowedLocales
  defaultLocale
  componentRoutes {
    ...AppRouteFields
    children {
      ...AppRouteFields
      children {
        ...AppRouteFields
      }
    }
  }
  routeWarnings {
    path
    message
  }
  revision
}
    fragment AppRouteFields on cmsComponentRoute {
  path
  name
  component
  metaJsonString
  propsJsonString
  redirect
}`, {"fragmentName":"AppConfigLine"}) as unknown as TypedDocumentString<AppConfigLineFragment, unknown>;
export const AppScriptFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppScriptFields on cmsScriptConfig {
  afterLoad
  async
  body
  defer
  innerHTML
  src
}
    `, {"fragmentName":"AppScriptFields"}) as unknown as TypedDocumentString<AppScriptFieldsFragment, unknown>;
export const AppConfigFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppConfigFields on cmsConfig {
  ...AppConfigLine
  analyticsProvidersJsonString
  baseComponentsVariantsJsonString
  endpointsJsonString
  visitors {
    kind
    documentTemplateIds
  }
  guestLoginCredentials {
    username
    password
  }
  head {
    linkJsonString
    metaJsonString
    noScript {
      ...AppScriptFields
    }
    script {
      ...AppScriptFields
    }
    title
  }
  httpHeadersJsonString
  paymentProvidersJsonString
  themeJsonString
}
    fragment AppRouteFields on cmsComponentRoute {
  path
  name
  component
  metaJsonString
  propsJsonString
  redirect
}
fragment AppConfigLine on cmsConfig {
  appId
  allowedLocales
  defaultLocale
  componentRoutes {
    ...AppRouteFields
    children {
      ...AppRouteFields
      children {
        ...AppRouteFields
      }
    }
  }
  routeWarnings {
    path
    message
  }
  revision
}
fragment AppScriptFields on cmsScriptConfig {
  afterLoad
  async
  body
  defer
  innerHTML
  src
}`, {"fragmentName":"AppConfigFields"}) as unknown as TypedDocumentString<AppConfigFieldsFragment, unknown>;
export const BenefitEntryFragmentDoc = new TypedDocumentString(`
    fragment BenefitEntry on benefitGraph {
  typeId
  optionKey
  name
  value
  rawData
  currencyCode
  isValueInput
  hasOnlyOptions
  parentOptionKeys
  revision
}
    `, {"fragmentName":"BenefitEntry"}) as unknown as TypedDocumentString<BenefitEntryFragment, unknown>;
export const BenefitWithOptionsFragmentDoc = new TypedDocumentString(`
    fragment BenefitWithOptions on benefitGraph {
  ...BenefitEntry
  options {
    ...BenefitEntry
  }
}
    fragment BenefitEntry on benefitGraph {
  typeId
  optionKey
  name
  value
  rawData
  currencyCode
  isValueInput
  hasOnlyOptions
  parentOptionKeys
  revision
}`, {"fragmentName":"BenefitWithOptions"}) as unknown as TypedDocumentString<BenefitWithOptionsFragment, unknown>;
export const CodeRuleWholeFragmentDoc = new TypedDocumentString(`
    fragment CodeRuleWhole on codeRule {
  code
  name
  description
  calculationLogic
  revision
}
    `, {"fragmentName":"CodeRuleWhole"}) as unknown as TypedDocumentString<CodeRuleWholeFragment, unknown>;
export const ComponentLineFragmentDoc = new TypedDocumentString(`
    fragment ComponentLine on component {
  id
  name
  status
  lastModifiedAt
  lastModifiedBy {
    username
  }
  usage {
    apps {
      appId
      pages
    }
    components {
      id
      name
    }
  }
  revision
}
    `, {"fragmentName":"ComponentLine"}) as unknown as TypedDocumentString<ComponentLineFragment, unknown>;
export const FileBriefFragmentDoc = new TypedDocumentString(`
    fragment FileBrief on fileSummary {
  key
  fileName
  size: sizeBytes
  isPublic
  lastModifiedAt
  revision
}
    `, {"fragmentName":"FileBrief"}) as unknown as TypedDocumentString<FileBriefFragment, unknown>;
export const SnapshotLineFragmentDoc = new TypedDocumentString(`
    fragment SnapshotLine on itemSnapshot {
  number
  name
  label
  cause
  source
  restoredNumber
  changedParts
  createdAt
  createdBy {
    id
    username
  }
}
    `, {"fragmentName":"SnapshotLine"}) as unknown as TypedDocumentString<SnapshotLineFragment, unknown>;
export const DeletedItemLineFragmentDoc = new TypedDocumentString(`
    fragment DeletedItemLine on deletedItem {
  kind
  itemId
  name
  deletedAt
  deletedBy {
    username
  }
  removedAt
}
    `, {"fragmentName":"DeletedItemLine"}) as unknown as TypedDocumentString<DeletedItemLineFragment, unknown>;
export const ProductBriefFragmentDoc = new TypedDocumentString(`
    fragment ProductBrief on product {
  productId {
    plan
    type
    version
  }
  name
  insurer {
    id
    name
  }
  createdAt
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
  revision
}
    `, {"fragmentName":"ProductBrief"}) as unknown as TypedDocumentString<ProductBriefFragment, unknown>;
export const ProductDetailsFragmentDoc = new TypedDocumentString(`
    fragment ProductDetails on product {
  effectiveFrom
  nameTexts {
    locale
    value
  }
}
    `, {"fragmentName":"ProductDetails"}) as unknown as TypedDocumentString<ProductDetailsFragment, unknown>;
export const BenefitCountFragmentDoc = new TypedDocumentString(`
    fragment BenefitCount on benefitGraph {
  typeId
  options {
    optionKey
  }
}
    `, {"fragmentName":"BenefitCount"}) as unknown as TypedDocumentString<BenefitCountFragment, unknown>;
export const ProductUseFragmentDoc = new TypedDocumentString(`
    fragment ProductUse on productUse {
  count
  names
}
    `, {"fragmentName":"ProductUse"}) as unknown as TypedDocumentString<ProductUseFragment, unknown>;
export const ImportItemFragmentDoc = new TypedDocumentString(`
    fragment ImportItem on productImportItem {
  productId {
    plan
    type
    version
  }
  action
  changes {
    part
    action
    count
    names
  }
  differences(limit: 50) {
    part
    action
    name
    before(maxLength: 1000)
    after(maxLength: 1000)
    edits {
      message
      reason
      paramsJsonString
    }
  }
  problems {
    ...Problem
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`, {"fragmentName":"ImportItem"}) as unknown as TypedDocumentString<ImportItemFragment, unknown>;
export const QuoteQuestionFragmentDoc = new TypedDocumentString(`
    fragment QuoteQuestion on question {
  name
  label
  type
  choices {
    value
    name
  }
  hasOtherAnswers
  fallbackJsonString
}
    `, {"fragmentName":"QuoteQuestion"}) as unknown as TypedDocumentString<QuoteQuestionFragment, unknown>;
export const RateTableOutcomeFragmentDoc = new TypedDocumentString(`
    fragment RateTableOutcome on rateTableResult {
  status
  errors_2 {
    ...Problem
  }
  revision
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`, {"fragmentName":"RateTableOutcome"}) as unknown as TypedDocumentString<RateTableOutcomeFragment, unknown>;
export const RateTableHeaderFragmentDoc = new TypedDocumentString(`
    fragment RateTableHeader on rateTable {
  name
  keys {
    name
    match
    type
  }
  values {
    name
    unit
    currency
    defaultJsonString
  }
  rowCount
  revision
}
    `, {"fragmentName":"RateTableHeader"}) as unknown as TypedDocumentString<RateTableHeaderFragment, unknown>;
export const ReleaseFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReleaseFields on release {
  id
  name
  description
  state
  cause
  items {
    kind
    itemId
    name
    action
    number
    isLive
    changes {
      part
      action
      count
      names
    }
    outsideOrigins
    sizeBytes
  }
  createdAt
  createdBy {
    username
  }
  publishedAt
  publishedBy {
    username
  }
  rolledBackAt
  rolledBackBy {
    username
  }
  scheduledAt
  scheduledZone
  failure {
    code
    message
    path
  }
  liveRevision
  canRollBack
  revision
}
    `, {"fragmentName":"ReleaseFields"}) as unknown as TypedDocumentString<ReleaseFieldsFragment, unknown>;
export const RequestLineFragmentDoc = new TypedDocumentString(`
    fragment RequestLine on case {
  id
  caseNumber
  name
  status
  appId
  createdAt
  holder {
    name
  }
  assignedTo {
    id
    username
  }
  revision
}
    `, {"fragmentName":"RequestLine"}) as unknown as TypedDocumentString<RequestLineFragment, unknown>;
export const RequestPartyFragmentDoc = new TypedDocumentString(`
    fragment RequestParty on entityInterface {
  id
  name
  contacts {
    type
    value
  }
  facts {
    type
    value {
      stringValue
      numberValue
      booleanValue
    }
  }
  ... on individual {
    email
    telephoneNumber
    dateOfBirth
    identities {
      type
      value
    }
  }
}
    `, {"fragmentName":"RequestParty"}) as unknown as TypedDocumentString<RequestPartyFragment, unknown>;
export const FieldItemFragmentDoc = new TypedDocumentString(`
    fragment FieldItem on functionFieldItem {
  label
  dataType
}
    `, {"fragmentName":"FieldItem"}) as unknown as TypedDocumentString<FieldItemFragment, unknown>;
export const PagePartFragmentDoc = new TypedDocumentString(`
    fragment PagePart on headerFooter {
  html
  left
  center
  right
  line
  fontName
  fontSize
  spacing
  htmUrl
}
    `, {"fragmentName":"PagePart"}) as unknown as TypedDocumentString<PagePartFragment, unknown>;
export const PdfDrawingPartFragmentDoc = new TypedDocumentString(`
    fragment PdfDrawingPart on pdfDrawing {
  id
  page
  point1 {
    x
    y
  }
  point2 {
    x
    y
  }
  liquidSource
  textAlignment
  verticalAlignment
  font {
    familyName
    fontStyle
    emSize
  }
  kind
  pictureFileKey
  isShrunkToFit
  fieldName
}
    `, {"fragmentName":"PdfDrawingPart"}) as unknown as TypedDocumentString<PdfDrawingPartFragment, unknown>;
export const TemplateRowFragmentDoc = new TypedDocumentString(`
    fragment TemplateRow on templateInterface {
  id
  type
  templateView
  name
  description
  logicalId
  createdAt
  lastModifiedAt
  revision
}
    `, {"fragmentName":"TemplateRow"}) as unknown as TypedDocumentString<TemplateRowFragment, unknown>;
export const TemplateHeadFragmentDoc = new TypedDocumentString(`
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}
    `, {"fragmentName":"TemplateHead"}) as unknown as TypedDocumentString<TemplateHeadFragment, unknown>;
export const ComparisonFragmentDoc = new TypedDocumentString(`
    fragment Comparison on functionComparison {
  workbook {
    changes {
      kind
      at
      before
      after
      outputs
    }
    counts {
      added
      removed
      formulas
      constants
      names
    }
    outputs
    isComplete
  }
  calls {
    name
    expectedJsonString
    before {
      outputsJsonString
      problem
    }
    after {
      outputsJsonString
      problem
    }
    isSame
    isAsExpected
  }
}
    `, {"fragmentName":"Comparison"}) as unknown as TypedDocumentString<ComparisonFragment, unknown>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    rights
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const RefreshSessionDocument = new TypedDocumentString(`
    query RefreshSession($tenantId: String!, $clientId: String!, $refreshToken: String!) {
  refreshToken(
    tenantId: $tenantId
    clientId: $clientId
    refreshToken: $refreshToken
  ) {
    accessToken
    refreshToken
    error
  }
}
    `) as unknown as TypedDocumentString<RefreshSessionQuery, RefreshSessionQueryVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users {
  logins(limit: 10000) {
    totalCount
    list {
      ...UserLine
    }
  }
}
    fragment UserLine on tenantLogin {
  id
  username
  email
  role
  state
  createdAt
  lastUsedAt
}`) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($input: createLoginInput!) {
  createLogin(input: $input) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($loginId: String!) {
  resendInvitation(loginId: $loginId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const AssignRoleDocument = new TypedDocumentString(`
    mutation AssignRole($loginId: String!, $role: roleEnumeration!) {
  assignRole(loginId: $loginId, role: $role) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<AssignRoleMutation, AssignRoleMutationVariables>;
export const DeactivateUserDocument = new TypedDocumentString(`
    mutation DeactivateUser($loginId: String!) {
  deactivate(loginId: $loginId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeactivateUserMutation, DeactivateUserMutationVariables>;
export const ReactivateUserDocument = new TypedDocumentString(`
    mutation ReactivateUser($loginId: String!) {
  reactivate(loginId: $loginId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const ListedInsurersDocument = new TypedDocumentString(`
    query ListedInsurers {
  insurers {
    id
    name
    detailedName
    logoUrls {
      typeA
      typeB
      typeC
    }
    revision
    createdAt
  }
}
    `) as unknown as TypedDocumentString<ListedInsurersQuery, ListedInsurersQueryVariables>;
export const CreateInsurerDocument = new TypedDocumentString(`
    mutation CreateInsurer($name: String!, $detailedName: String, $logoUrls: logoUrlsInput) {
  createInsurer(name: $name, detailedName: $detailedName, logoUrls: $logoUrls) {
    createdStatus {
      id
    }
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<CreateInsurerMutation, CreateInsurerMutationVariables>;
export const UpdateInsurerDocument = new TypedDocumentString(`
    mutation UpdateInsurer($id: String!, $input: updateInsurerInput!, $expectedRevision: String) {
  updateInsurer(id: $id, input: $input, expectedRevision: $expectedRevision) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateInsurerMutation, UpdateInsurerMutationVariables>;
export const DeleteInsurerDocument = new TypedDocumentString(`
    mutation DeleteInsurer($id: String!) {
  deleteInsurer(id: $id) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteInsurerMutation, DeleteInsurerMutationVariables>;
export const KeyProductsDocument = new TypedDocumentString(`
    query KeyProducts {
  products_2 {
    list {
      productId {
        plan
        type
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<KeyProductsQuery, KeyProductsQueryVariables>;
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys {
  apiKeys {
    ...ApiKeyLine
  }
}
    fragment ApiKeyLine on apiKey {
  id
  name
  start
  createdAt
  createdBy {
    username
  }
  lastUsedAt
  expiresAt
  isExpired
  products {
    plan
    type
    version
  }
}`) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($name: String!, $expiresAt: DateTimeOffset, $products: [apiKeyProductInput!]) {
  createApiKey(name: $name, expiresAt: $expiresAt, products: $products) {
    status
    errors_2 {
      ...Problem
    }
    key
    apiKey {
      ...ApiKeyLine
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment ApiKeyLine on apiKey {
  id
  name
  start
  createdAt
  createdBy {
    username
  }
  lastUsedAt
  expiresAt
  isExpired
  products {
    plan
    type
    version
  }
}`) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($id: String!) {
  revokeApiKey(id: $id) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const UpdateChangeControlDocument = new TypedDocumentString(`
    mutation UpdateChangeControl($changeControl: changeControlEnumeration!, $overrideReason: String) {
  updateChangeControl(
    changeControl: $changeControl
    overrideReason: $overrideReason
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateChangeControlMutation, UpdateChangeControlMutationVariables>;
export const RequiredApprovalsDocument = new TypedDocumentString(`
    query RequiredApprovals {
  tenantSettings {
    approvals {
      kind
      count
    }
  }
}
    `) as unknown as TypedDocumentString<RequiredApprovalsQuery, RequiredApprovalsQueryVariables>;
export const UpdateApprovalsDocument = new TypedDocumentString(`
    mutation UpdateApprovals($approvals: [kindApprovalsInput!]!, $overrideReason: String) {
  updateApprovals(approvals: $approvals, overrideReason: $overrideReason) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateApprovalsMutation, UpdateApprovalsMutationVariables>;
export const AppsDocument = new TypedDocumentString(`
    query Apps {
  apps {
    totalCount
    list {
      ...AppLine
    }
  }
}
    fragment AppLine on app {
  appId
  appName
  urlRouting {
    order
    regexPattern
    url
  }
  createdAt
  revision
}`) as unknown as TypedDocumentString<AppsQuery, AppsQueryVariables>;
export const AppsAtHostsDocument = new TypedDocumentString(`
    query AppsAtHosts {
  apps {
    list {
      ...AppAtHost
    }
  }
}
    fragment AppAtHost on app {
  appId
  appName
  hosts
  urlRouting {
    order
    regexPattern
  }
  liveRelease {
    id
  }
  createdAt
}`) as unknown as TypedDocumentString<AppsAtHostsQuery, AppsAtHostsQueryVariables>;
export const AppDocument = new TypedDocumentString(`
    query App($appId: String!) {
  apps(where: {appId: $appId}, limit: 1) {
    list {
      ...AppDetails
    }
  }
  cmsConfigs(where: {appId: $appId}, limit: 1) {
    ...AppConfigLine
  }
}
    fragment AppLine on app {
  appId
  appName
  urlRouting {
    order
    regexPattern
    url
  }
  createdAt
  revision
}
fragment AppDetails on app {
  ...AppLine
  appTemplateId
  email
  emailSenderName
  onRequestTemplateId
  requestsEmail
  isRequestsEmailOfUser
  hosts
  liveRelease {
    id
    name
    publishedAt
  }
  soldProducts {
    productId {
      plan
      type
      version
    }
    product {
      name
    }
  }
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
}
fragment AppRouteFields on cmsComponentRoute {
  path
  name
  component
  metaJsonString
  propsJsonString
  redirect
}
fragment AppConfigLine on cmsConfig {
  appId
  allowedLocales
  defaultLocale
  componentRoutes {
    ...AppRouteFields
    children {
      ...AppRouteFields
      children {
        ...AppRouteFields
      }
    }
  }
  routeWarnings {
    path
    message
  }
  revision
}`) as unknown as TypedDocumentString<AppQuery, AppQueryVariables>;
export const MailTemplatesDocument = new TypedDocumentString(`
    query MailTemplates {
  templates(where: {type_in: "notification"}) {
    list {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MailTemplatesQuery, MailTemplatesQueryVariables>;
export const AppConfigDocument = new TypedDocumentString(`
    query AppConfig($appId: String!) {
  cmsConfigs(where: {appId: $appId}, limit: 1) {
    ...AppConfigFields
  }
}
    fragment AppRouteFields on cmsComponentRoute {
  path
  name
  component
  metaJsonString
  propsJsonString
  redirect
}
fragment AppConfigLine on cmsConfig {
  appId
  allowedLocales
  defaultLocale
  componentRoutes {
    ...AppRouteFields
    children {
      ...AppRouteFields
      children {
        ...AppRouteFields
      }
    }
  }
  routeWarnings {
    path
    message
  }
  revision
}
fragment AppConfigFields on cmsConfig {
  ...AppConfigLine
  analyticsProvidersJsonString
  baseComponentsVariantsJsonString
  endpointsJsonString
  visitors {
    kind
    documentTemplateIds
  }
  guestLoginCredentials {
    username
    password
  }
  head {
    linkJsonString
    metaJsonString
    noScript {
      ...AppScriptFields
    }
    script {
      ...AppScriptFields
    }
    title
  }
  httpHeadersJsonString
  paymentProvidersJsonString
  themeJsonString
}
fragment AppScriptFields on cmsScriptConfig {
  afterLoad
  async
  body
  defer
  innerHTML
  src
}`) as unknown as TypedDocumentString<AppConfigQuery, AppConfigQueryVariables>;
export const CreateAppDocument = new TypedDocumentString(`
    mutation CreateApp($input: createAppInput!) {
  createApp(input: $input) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<CreateAppMutation, CreateAppMutationVariables>;
export const UpdateAppDocument = new TypedDocumentString(`
    mutation UpdateApp($appId: String!, $input: updateAppInput!, $expectedRevision: String) {
  updateApp(appId: $appId, input: $input, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateAppMutation, UpdateAppMutationVariables>;
export const DeleteAppDocument = new TypedDocumentString(`
    mutation DeleteApp($appId: String!, $expectedRevision: String) {
  deleteApp(appId: $appId, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<DeleteAppMutation, DeleteAppMutationVariables>;
export const AddHostToAppDocument = new TypedDocumentString(`
    mutation AddHostToApp($appId: String!, $host: String!) {
  addHostToApp(appId: $appId, host: $host) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AddHostToAppMutation, AddHostToAppMutationVariables>;
export const RemoveHostFromAppDocument = new TypedDocumentString(`
    mutation RemoveHostFromApp($appId: String!, $host: String!) {
  removeHostFromApp(appId: $appId, host: $host) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RemoveHostFromAppMutation, RemoveHostFromAppMutationVariables>;
export const SetAppProductsDocument = new TypedDocumentString(`
    mutation SetAppProducts($appId: String!, $productIds: [productIdInput!]!, $expectedRevision: String) {
  setAppProducts(
    appId: $appId
    productIds: $productIds
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<SetAppProductsMutation, SetAppProductsMutationVariables>;
export const UpsertCmsConfigDocument = new TypedDocumentString(`
    mutation UpsertCmsConfig($appId: String!, $config: cmsConfigInput!, $expectedRevision: String) {
  upsertCmsConfig(
    appId: $appId
    config: $config
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpsertCmsConfigMutation, UpsertCmsConfigMutationVariables>;
export const ComponentFailuresDocument = new TypedDocumentString(`
    query ComponentFailures($appId: String!) {
  componentFailures(appId: $appId) {
    list {
      component
      componentId
      releaseId
      releaseName
      isLive
      count
      firstAt
      lastAt
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentFailuresQuery, ComponentFailuresQueryVariables>;
export const ClearComponentFailuresDocument = new TypedDocumentString(`
    mutation ClearComponentFailures($appId: String!) {
  clearComponentFailures(appId: $appId) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<ClearComponentFailuresMutation, ClearComponentFailuresMutationVariables>;
export const TenantHostsDocument = new TypedDocumentString(`
    query TenantHosts {
  tenantSettings {
    hosts
  }
}
    `) as unknown as TypedDocumentString<TenantHostsQuery, TenantHostsQueryVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    totalCount
    list {
      id
      browser
      system
      address
      signedInAt
      lastUsedAt
      isCurrent
    }
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: String!) {
  endSession(id: $id) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: changePasswordInput!) {
  changePassword(changePasswordInput: $input) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SecondFactorDocument = new TypedDocumentString(`
    query SecondFactor {
  secondFactor {
    isEnabled
    enabledAt
    recoveryCodesLeft
    isRequired
  }
}
    `) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginSecondFactorDocument = new TypedDocumentString(`
    mutation BeginSecondFactor($proof: identityProofInput) {
  beginSecondFactor(proof: $proof) {
    status
    errors_2 {
      ...Problem
    }
    secret
    uri
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    status
    errors_2 {
      ...Problem
    }
    recoveryCodes
    token {
      accessToken
      refreshToken
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const DisableSecondFactorDocument = new TypedDocumentString(`
    mutation DisableSecondFactor($proof: identityProofInput!) {
  disableSecondFactor(proof: $proof) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($proof: identityProofInput!) {
  renewRecoveryCodes(proof: $proof) {
    status
    errors_2 {
      ...Problem
    }
    recoveryCodes
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const UpdateSecondFactorRequirementDocument = new TypedDocumentString(`
    mutation UpdateSecondFactorRequirement($isRequired: Boolean!) {
  updateSecondFactorRequirement(isRequired: $isRequired) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateSecondFactorRequirementMutation, UpdateSecondFactorRequirementMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    query SignIn($tenantId: String!, $clientId: String!, $username: String!, $password: String!, $secondFactor: String) {
  token_2(
    tenantId: $tenantId
    clientId: $clientId
    username: $username
    password: $password
    secondFactor: $secondFactor
  ) {
    accessToken
    refreshToken
    error
    errorDescription
    errorPath
    enrolmentToken
  }
}
    `) as unknown as TypedDocumentString<SignInQuery, SignInQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const ForgotPasswordDocument = new TypedDocumentString(`
    mutation ForgotPassword($tenantId: String!, $input: forgotPasswordInput!) {
  forgotPassword(tenantId: $tenantId, forgotPasswordInput: $input) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($tenantId: String!, $loginId: String!, $code: String!, $password: String!) {
  resetPassword(
    tenantId: $tenantId
    loginId: $loginId
    code: $code
    password: $password
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const BenefitTreeDocument = new TypedDocumentString(`
    query BenefitTree($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      benefitGraph {
        ...BenefitWithOptions
        children {
          ...BenefitWithOptions
          children {
            ...BenefitWithOptions
            children {
              ...BenefitWithOptions
              children {
                ...BenefitWithOptions
                children {
                  ...BenefitWithOptions
                  children {
                    ...BenefitWithOptions
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
    fragment BenefitEntry on benefitGraph {
  typeId
  optionKey
  name
  value
  rawData
  currencyCode
  isValueInput
  hasOnlyOptions
  parentOptionKeys
  revision
}
fragment BenefitWithOptions on benefitGraph {
  ...BenefitEntry
  options {
    ...BenefitEntry
  }
}`) as unknown as TypedDocumentString<BenefitTreeQuery, BenefitTreeQueryVariables>;
export const BenefitTextsDocument = new TypedDocumentString(`
    query BenefitTexts($plan: String!, $type: String!, $version: String!, $typeId: String!, $optionKey: String, $withBeneath: Boolean!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      benefitTexts(typeId: $typeId, optionKey: $optionKey, withBeneath: $withBeneath) {
        key
        locale
        value
        revision
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenefitTextsQuery, BenefitTextsQueryVariables>;
export const AddBenefitDocument = new TypedDocumentString(`
    mutation AddBenefit($productId: productIdInput!, $input: benefitInput!) {
  addBenefit(productId: $productId, input: $input) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AddBenefitMutation, AddBenefitMutationVariables>;
export const AddBenefitsDocument = new TypedDocumentString(`
    mutation AddBenefits($productId: productIdInput!, $inputs: [benefitInput!]!, $before: benefitPlaceInput, $l10n: [upsertL10nInput!]!) {
  addBenefits(
    productId: $productId
    inputs: $inputs
    before: $before
    l10n: $l10n
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AddBenefitsMutation, AddBenefitsMutationVariables>;
export const UpdateBenefitsDocument = new TypedDocumentString(`
    mutation UpdateBenefits($productId: productIdInput!, $updates: [benefitUpdateInput!]!, $l10n: [l10nUpdateInput!]!) {
  updateBenefits(productId: $productId, updates: $updates, l10n: $l10n) {
    status
    errors_2 {
      ...Problem
    }
    revisions
    l10nRevisions
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<UpdateBenefitsMutation, UpdateBenefitsMutationVariables>;
export const MoveBenefitDocument = new TypedDocumentString(`
    mutation MoveBenefit($productId: productIdInput!, $typeId: String!, $parentTypeId: String, $beforeTypeId: String, $expectedRevision: String) {
  moveBenefit(
    productId: $productId
    typeId: $typeId
    parentTypeId: $parentTypeId
    beforeTypeId: $beforeTypeId
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<MoveBenefitMutation, MoveBenefitMutationVariables>;
export const RemoveBenefitDocument = new TypedDocumentString(`
    mutation RemoveBenefit($productId: productIdInput!, $typeId: String!, $optionKey: String, $expectedRevision: String) {
  removeBenefit(
    productId: $productId
    typeId: $typeId
    optionKey: $optionKey
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RemoveBenefitMutation, RemoveBenefitMutationVariables>;
export const ProductCodesDocument = new TypedDocumentString(`
    query ProductCodes($plan: String!, $type: String!, $version: String!, $isDiscount: Boolean!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      pricing {
        currencyCode
      }
      discountCodes @include(if: $isDiscount) {
        ...CodeRuleWhole
      }
      loadingCodes @skip(if: $isDiscount) {
        ...CodeRuleWhole
      }
    }
  }
}
    fragment CodeRuleWhole on codeRule {
  code
  name
  description
  calculationLogic
  revision
}`) as unknown as TypedDocumentString<ProductCodesQuery, ProductCodesQueryVariables>;
export const AddCodeDocument = new TypedDocumentString(`
    mutation AddCode($productId: productIdInput!, $input: codeRuleInput!, $isDiscount: Boolean!) {
  addDiscountCode(productId: $productId, input: $input) @include(if: $isDiscount) {
    ...Outcome
  }
  addLoadingCode(productId: $productId, input: $input) @skip(if: $isDiscount) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<AddCodeMutation, AddCodeMutationVariables>;
export const UpdateCodeDocument = new TypedDocumentString(`
    mutation UpdateCode($productId: productIdInput!, $code: String!, $input: codeRuleInput!, $expectedRevision: String, $isDiscount: Boolean!) {
  updateDiscountCode(
    productId: $productId
    code: $code
    input: $input
    expectedRevision: $expectedRevision
  ) @include(if: $isDiscount) {
    ...Outcome
  }
  updateLoadingCode(
    productId: $productId
    code: $code
    input: $input
    expectedRevision: $expectedRevision
  ) @skip(if: $isDiscount) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateCodeMutation, UpdateCodeMutationVariables>;
export const RemoveCodeDocument = new TypedDocumentString(`
    mutation RemoveCode($productId: productIdInput!, $code: String!, $expectedRevision: String, $isDiscount: Boolean!) {
  removeDiscountCode(
    productId: $productId
    code: $code
    expectedRevision: $expectedRevision
  ) @include(if: $isDiscount) {
    ...Outcome
  }
  removeLoadingCode(
    productId: $productId
    code: $code
    expectedRevision: $expectedRevision
  ) @skip(if: $isDiscount) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<RemoveCodeMutation, RemoveCodeMutationVariables>;
export const ComponentNamesDocument = new TypedDocumentString(`
    query ComponentNames {
  components {
    list {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentNamesQuery, ComponentNamesQueryVariables>;
export const ComponentsDocument = new TypedDocumentString(`
    query Components {
  components {
    totalCount
    list {
      ...ComponentLine
    }
  }
}
    fragment ComponentLine on component {
  id
  name
  status
  lastModifiedAt
  lastModifiedBy {
    username
  }
  usage {
    apps {
      appId
      pages
    }
    components {
      id
      name
    }
  }
  revision
}`) as unknown as TypedDocumentString<ComponentsQuery, ComponentsQueryVariables>;
export const ComponentSourceDocument = new TypedDocumentString(`
    query ComponentSource($id: String!) {
  components(where: {id: $id}, limit: 1) {
    list {
      ...ComponentLine
      vueTemplate
      componentJson
      version {
        framework
        version
      }
    }
  }
}
    fragment ComponentLine on component {
  id
  name
  status
  lastModifiedAt
  lastModifiedBy {
    username
  }
  usage {
    apps {
      appId
      pages
    }
    components {
      id
      name
    }
  }
  revision
}`) as unknown as TypedDocumentString<ComponentSourceQuery, ComponentSourceQueryVariables>;
export const CreateComponentDocument = new TypedDocumentString(`
    mutation CreateComponent($input: createComponentInput!) {
  createComponent(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateComponentMutation, CreateComponentMutationVariables>;
export const UpdateComponentDocument = new TypedDocumentString(`
    mutation UpdateComponent($id: String!, $input: updateComponentInput!, $expectedRevision: String) {
  updateComponent(id: $id, input: $input, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateComponentMutation, UpdateComponentMutationVariables>;
export const DeleteComponentDocument = new TypedDocumentString(`
    mutation DeleteComponent($id: String!, $expectedRevision: String) {
  deleteComponent(id: $id, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<DeleteComponentMutation, DeleteComponentMutationVariables>;
export const ComponentPreviewDocument = new TypedDocumentString(`
    query ComponentPreview($names: [String!]!, $locale: String!) {
  componentPreview(names: $names, locale: $locale) {
    components {
      name
      vueTemplate
      script
    }
    texts {
      key
      value
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentPreviewQuery, ComponentPreviewQueryVariables>;
export const PreviewLookDocument = new TypedDocumentString(`
    query PreviewLook($appId: String!) {
  cmsConfigs(where: {appId: $appId}, limit: 1) {
    allowedLocales
    defaultLocale
    themeJsonString
    baseComponentsVariantsJsonString
  }
}
    `) as unknown as TypedDocumentString<PreviewLookQuery, PreviewLookQueryVariables>;
export const DashboardRecentDocument = new TypedDocumentString(`
    query DashboardRecent($mayReadDocuments: Boolean!, $mayReadApps: Boolean!) {
  products_2(sort: {fieldName: "lastModifiedAt", type: "DSC"}, limit: 9) {
    totalCount
    list {
      productId {
        plan
        type
        version
      }
      name
      lastModifiedAt
      lastModifiedBy {
        username
      }
    }
  }
  templates(sort: {fieldName: "lastModifiedAt", type: "DSC"}, limit: 9) @include(if: $mayReadDocuments) {
    list {
      id
      name
      templateView
      lastModifiedAt
      lastModifiedBy {
        username
      }
    }
  }
  components(sort: {fieldName: "lastModifiedAt", type: "DSC"}, limit: 9) @include(if: $mayReadApps) {
    list {
      id
      name
      lastModifiedAt
      lastModifiedBy {
        username
      }
    }
  }
  apps(sort: {fieldName: "lastModifiedAt", type: "DSC"}, limit: 9) @include(if: $mayReadApps) {
    list {
      appId
      appName
      lastModifiedAt
      lastModifiedBy {
        username
      }
    }
  }
  insurers {
    id
  }
}
    `) as unknown as TypedDocumentString<DashboardRecentQuery, DashboardRecentQueryVariables>;
export const DashboardGroupsDocument = new TypedDocumentString(`
    query DashboardGroups {
  products_2 {
    list {
      productId {
        plan
        type
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardGroupsQuery, DashboardGroupsQueryVariables>;
export const FileBucketsDocument = new TypedDocumentString(`
    query FileBuckets {
  fileBuckets {
    bucketName
    providerId
  }
}
    `) as unknown as TypedDocumentString<FileBucketsQuery, FileBucketsQueryVariables>;
export const FontFamiliesDocument = new TypedDocumentString(`
    query FontFamilies {
  fontFamilies {
    familyName
    files {
      bucketName
      key
      weight
      style
    }
  }
}
    `) as unknown as TypedDocumentString<FontFamiliesQuery, FontFamiliesQueryVariables>;
export const FileListingDocument = new TypedDocumentString(`
    query FileListing($bucketName: String!, $prefix: String!, $limit: Int, $continuationToken: String) {
  fileListing(
    bucketName: $bucketName
    prefix: $prefix
    limit: $limit
    continuationToken: $continuationToken
  ) {
    commonPrefixes
    continuationToken
    objectSummaries {
      ...FileBrief
    }
  }
}
    fragment FileBrief on fileSummary {
  key
  fileName
  size: sizeBytes
  isPublic
  lastModifiedAt
  revision
}`) as unknown as TypedDocumentString<FileListingQuery, FileListingQueryVariables>;
export const FileByNameDocument = new TypedDocumentString(`
    query FileByName($bucketName: String!, $folder: String!, $fileName: String!) {
  fileListing(
    bucketName: $bucketName
    prefix: $folder
    filename_contains: $fileName
  ) {
    objectSummaries {
      ...FileBrief
    }
  }
}
    fragment FileBrief on fileSummary {
  key
  fileName
  size: sizeBytes
  isPublic
  lastModifiedAt
  revision
}`) as unknown as TypedDocumentString<FileByNameQuery, FileByNameQueryVariables>;
export const SearchFilesDocument = new TypedDocumentString(`
    query SearchFiles($bucketName: String!, $keyPattern: String!) {
  searchFiles(bucketName: $bucketName, where: {keyPattern: $keyPattern}) {
    fileName
    key
  }
}
    `) as unknown as TypedDocumentString<SearchFilesQuery, SearchFilesQueryVariables>;
export const CreateFolderDocument = new TypedDocumentString(`
    mutation CreateFolder($bucketName: String!, $key: String!) {
  createFolder(bucketName: $bucketName, key: $key) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<CreateFolderMutation, CreateFolderMutationVariables>;
export const DeleteFolderDocument = new TypedDocumentString(`
    mutation DeleteFolder($bucketName: String!, $key: String!) {
  deleteFolder(bucketName: $bucketName, key: $key) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const DeleteFileDocument = new TypedDocumentString(`
    mutation DeleteFile($bucketName: String!, $key: String!, $expectedRevision: String) {
  deleteFile(
    bucketName: $bucketName
    key: $key
    expectedRevision: $expectedRevision
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteFileMutation, DeleteFileMutationVariables>;
export const MoveFileDocument = new TypedDocumentString(`
    mutation MoveFile($bucketName: String!, $key: String!, $newKey: String!, $expectedRevision: String) {
  moveFile(
    bucketName: $bucketName
    key: $key
    newKey: $newKey
    expectedRevision: $expectedRevision
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<MoveFileMutation, MoveFileMutationVariables>;
export const SetFileAclDocument = new TypedDocumentString(`
    mutation SetFileAcl($bucketName: String!, $key: String!, $isPublic: Boolean!, $expectedRevision: String) {
  setFileAcl(
    bucketName: $bucketName
    key: $key
    isPublic: $isPublic
    expectedRevision: $expectedRevision
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<SetFileAclMutation, SetFileAclMutationVariables>;
export const ItemHistoryDocument = new TypedDocumentString(`
    query ItemHistory($where: itemSnapshotWhereInput!, $item: itemSnapshotWhereInput!, $deleted: deletedItemWhereInput!, $limit: Int!, $skip: Int!) {
  itemSnapshots(where: $where, limit: $limit, skip: $skip) {
    totalCount
    list {
      ...SnapshotLine
    }
  }
  newest: itemSnapshots(where: $item, limit: 1) {
    list {
      number
      name
    }
  }
  deletedItems(where: $deleted, limit: 1) {
    list {
      ...DeletedItemLine
    }
  }
}
    fragment SnapshotLine on itemSnapshot {
  number
  name
  label
  cause
  source
  restoredNumber
  changedParts
  createdAt
  createdBy {
    id
    username
  }
}
fragment DeletedItemLine on deletedItem {
  kind
  itemId
  name
  deletedAt
  deletedBy {
    username
  }
  removedAt
}`) as unknown as TypedDocumentString<ItemHistoryQuery, ItemHistoryQueryVariables>;
export const SnapshotDetailsDocument = new TypedDocumentString(`
    query SnapshotDetails($where: itemSnapshotWhereInput!) {
  itemSnapshots(where: $where, limit: 2) {
    list {
      ...SnapshotLine
    }
  }
}
    fragment SnapshotLine on itemSnapshot {
  number
  name
  label
  cause
  source
  restoredNumber
  changedParts
  createdAt
  createdBy {
    id
    username
  }
}`) as unknown as TypedDocumentString<SnapshotDetailsQuery, SnapshotDetailsQueryVariables>;
export const ItemNameDocument = new TypedDocumentString(`
    query ItemName($where: itemSnapshotWhereInput!) {
  itemSnapshots(where: $where, limit: 1) {
    list {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ItemNameQuery, ItemNameQueryVariables>;
export const ItemDifferenceDocument = new TypedDocumentString(`
    query ItemDifference($kind: String!, $itemId: String!, $from: Int!, $to: Int, $limit: Int!, $skip: Int!, $maxLength: Int!) {
  itemDifference(
    kind: $kind
    itemId: $itemId
    from: $from
    to: $to
    limit: $limit
    skip: $skip
  ) {
    totalCount
    damagedParts
    list {
      part
      action
      name
      before(maxLength: $maxLength)
      after(maxLength: $maxLength)
      edits {
        message
        reason
        paramsJsonString
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ItemDifferenceQuery, ItemDifferenceQueryVariables>;
export const ReleaseChangedItemsDocument = new TypedDocumentString(`
    query ReleaseChangedItems($id: String!, $limit: Int!, $skip: Int!) {
  releases(where: {id: $id}, limit: 1) {
    list {
      changedItems(limit: $limit, skip: $skip) {
        totalCount
        list {
          kind
          itemId
          name
          number
          previousNumber
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseChangedItemsQuery, ReleaseChangedItemsQueryVariables>;
export const SnapshotAuthorsDocument = new TypedDocumentString(`
    query SnapshotAuthors($where: itemSnapshotWhereInput!, $limit: Int!) {
  itemSnapshots(where: $where, limit: $limit) {
    list {
      createdBy {
        id
        username
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SnapshotAuthorsQuery, SnapshotAuthorsQueryVariables>;
export const ItemNowDocument = new TypedDocumentString(`
    query ItemNow($id: String!, $plan: String!, $type: String!, $version: String!, $isProduct: Boolean!, $isTemplate: Boolean!, $isComponent: Boolean!, $isApp: Boolean!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) @include(if: $isProduct) {
    list {
      revision
    }
  }
  templates(where: {id: $id}) @include(if: $isTemplate) {
    list {
      id
      templateView
      revision
    }
  }
  components(where: {id: $id}) @include(if: $isComponent) {
    list {
      id
      revision
    }
  }
  apps(where: {appId: $id}, limit: 1) @include(if: $isApp) {
    list {
      appId
      revision
    }
  }
}
    `) as unknown as TypedDocumentString<ItemNowQuery, ItemNowQueryVariables>;
export const DeletedItemsDocument = new TypedDocumentString(`
    query DeletedItems($where: deletedItemWhereInput!, $limit: Int!, $skip: Int!) {
  deletedItems(where: $where, limit: $limit, skip: $skip) {
    totalCount
    list {
      ...DeletedItemLine
    }
  }
}
    fragment DeletedItemLine on deletedItem {
  kind
  itemId
  name
  deletedAt
  deletedBy {
    username
  }
  removedAt
}`) as unknown as TypedDocumentString<DeletedItemsQuery, DeletedItemsQueryVariables>;
export const RestoreSnapshotDocument = new TypedDocumentString(`
    mutation RestoreSnapshot($kind: String!, $itemId: String!, $number: Int!, $expectedRevision: String) {
  restoreSnapshot(
    kind: $kind
    itemId: $itemId
    number: $number
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RestoreSnapshotMutation, RestoreSnapshotMutationVariables>;
export const RestoreItemDocument = new TypedDocumentString(`
    mutation RestoreItem($kind: String!, $itemId: String!, $name: String) {
  restoreItem(kind: $kind, itemId: $itemId, name: $name) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RestoreItemMutation, RestoreItemMutationVariables>;
export const NameSnapshotDocument = new TypedDocumentString(`
    mutation NameSnapshot($kind: String!, $itemId: String!, $number: Int!, $name: String) {
  nameSnapshot(kind: $kind, itemId: $itemId, number: $number, name: $name) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<NameSnapshotMutation, NameSnapshotMutationVariables>;
export const RemoveDeletedItemDocument = new TypedDocumentString(`
    mutation RemoveDeletedItem($kind: String!, $itemId: String!) {
  removeDeletedItem(kind: $kind, itemId: $itemId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<RemoveDeletedItemMutation, RemoveDeletedItemMutationVariables>;
export const DeclaredInputsDocument = new TypedDocumentString(`
    query DeclaredInputs($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      inputs {
        inputsJsonString
        revision
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeclaredInputsQuery, DeclaredInputsQueryVariables>;
export const InputProposalsDocument = new TypedDocumentString(`
    query InputProposals($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      inputProposals {
        path
        inputJsonString
        seen {
          place
          use
          table
          valueJsonString
          count
        }
        closedBy
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InputProposalsQuery, InputProposalsQueryVariables>;
export const InputTrialDocument = new TypedDocumentString(`
    query InputTrial($plan: String!, $type: String!, $version: String!, $inputsJsonString: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      inputTrial(inputsJsonString: $inputsJsonString) {
        checkedCount
        mismatchedCount
        mismatches {
          path
          count
          valuesJsonStrings
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InputTrialQuery, InputTrialQueryVariables>;
export const UpdateProductInputsDocument = new TypedDocumentString(`
    mutation UpdateProductInputs($productId: productIdInput!, $inputsJsonString: String!, $expectedRevision: String) {
  updateProductInputs(
    productId: $productId
    inputsJsonString: $inputsJsonString
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateProductInputsMutation, UpdateProductInputsMutationVariables>;
export const ItemUsesDocument = new TypedDocumentString(`
    query ItemUses($kind: String!, $itemIds: [String!]!, $bucketName: String, $limit: Int!) {
  itemUses(kind: $kind, itemIds: $itemIds, bucketName: $bucketName, limit: $limit) {
    totalCount
    hiddenCount
    list {
      kind
      itemId
      name
      templateView
    }
  }
}
    `) as unknown as TypedDocumentString<ItemUsesQuery, ItemUsesQueryVariables>;
export const TenantLocalesDocument = new TypedDocumentString(`
    query TenantLocales {
  tenantSettings {
    locales
  }
}
    `) as unknown as TypedDocumentString<TenantLocalesQuery, TenantLocalesQueryVariables>;
export const LogicWordsDocument = new TypedDocumentString(`
    query LogicWords($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      inputs {
        inputsJsonString
      }
      rateTables {
        name
        keys {
          name
        }
        values {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LogicWordsQuery, LogicWordsQueryVariables>;
export const ImportDmnDocument = new TypedDocumentString(`
    query ImportDmn($xml: String!, $decision: String) {
  decisionTableFromDmn(xml: $xml, decision: $decision) {
    status
    errors_2 {
      ...Problem
    }
    value {
      name
      decideJsonString
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<ImportDmnQuery, ImportDmnQueryVariables>;
export const ExportDmnDocument = new TypedDocumentString(`
    query ExportDmn($decideJsonString: String!, $name: String!) {
  decisionTableToDmn(decideJsonString: $decideJsonString, name: $name) {
    status
    errors_2 {
      ...Problem
    }
    value {
      xml
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<ExportDmnQuery, ExportDmnQueryVariables>;
export const PriceLogicDocument = new TypedDocumentString(`
    query PriceLogic($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      pricing {
        amountLogic
        currencyCode
        lastModifiedAt
        revision
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PriceLogicQuery, PriceLogicQueryVariables>;
export const CreatePriceLogicDocument = new TypedDocumentString(`
    mutation CreatePriceLogic($productId: productIdInput!, $amountLogic: String!) {
  createPriceLogic(productId: $productId, input: {amountLogic: $amountLogic}) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<CreatePriceLogicMutation, CreatePriceLogicMutationVariables>;
export const UpdatePriceLogicDocument = new TypedDocumentString(`
    mutation UpdatePriceLogic($productId: productIdInput!, $amountLogic: String!, $expectedRevision: String) {
  updatePriceLogic(
    productId: $productId
    input: {amountLogic: $amountLogic}
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdatePriceLogicMutation, UpdatePriceLogicMutationVariables>;
export const CallFunctionDocument = new TypedDocumentString(`
    query CallFunction($name: String!, $inputsJsonString: String!, $asOf: String) {
  callFunction(name: $name, inputsJsonString: $inputsJsonString, asOf: $asOf) {
    status
    errors_2 {
      ...Problem
    }
    value {
      outputsJsonString
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CallFunctionQuery, CallFunctionQueryVariables>;
export const TestTablesDocument = new TypedDocumentString(`
    query TestTables($plan: String!, $type: String!, $version: String!, $names: [String!]!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      rateTables(names: $names) {
        name
        hash
        rowCount
        keys {
          name
          match
          type
        }
        values {
          name
          unit
          currency
          defaultJsonString
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestTablesQuery, TestTablesQueryVariables>;
export const TestTableRowsDocument = new TypedDocumentString(`
    query TestTableRows($plan: String!, $type: String!, $version: String!, $name: String!, $skip: Int!, $limit: Int!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      rateTables(names: [$name]) {
        hash
        rows(skip: $skip, limit: $limit) {
          rowsJsonString
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestTableRowsQuery, TestTableRowsQueryVariables>;
export const ProductListDocument = new TypedDocumentString(`
    query ProductList {
  products_2(sort: {fieldName: "createdAt", type: "DSC"}) {
    totalCount
    list {
      ...ProductBrief
    }
  }
}
    fragment ProductBrief on product {
  productId {
    plan
    type
    version
  }
  name
  insurer {
    id
    name
  }
  createdAt
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
  revision
}`) as unknown as TypedDocumentString<ProductListQuery, ProductListQueryVariables>;
export const ProductVersionsDocument = new TypedDocumentString(`
    query ProductVersions($plan: String!, $type: String!) {
  products_2(where: {productId: {plan: $plan, type: $type}}) {
    list {
      ...ProductBrief
      ...ProductDetails
    }
  }
}
    fragment ProductBrief on product {
  productId {
    plan
    type
    version
  }
  name
  insurer {
    id
    name
  }
  createdAt
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
  revision
}
fragment ProductDetails on product {
  effectiveFrom
  nameTexts {
    locale
    value
  }
}`) as unknown as TypedDocumentString<ProductVersionsQuery, ProductVersionsQueryVariables>;
export const ProductContentsDocument = new TypedDocumentString(`
    query ProductContents($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      underwritingRulesJson
      pricing {
        amountLogic
      }
      discountCodes {
        code
      }
      loadingCodes {
        code
      }
      benefitGraph {
        ...BenefitCount
        children {
          ...BenefitCount
          children {
            ...BenefitCount
            children {
              ...BenefitCount
              children {
                ...BenefitCount
                children {
                  ...BenefitCount
                  children {
                    ...BenefitCount
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
    fragment BenefitCount on benefitGraph {
  typeId
  options {
    optionKey
  }
}`) as unknown as TypedDocumentString<ProductContentsQuery, ProductContentsQueryVariables>;
export const ProductInputCountDocument = new TypedDocumentString(`
    query ProductInputCount($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      inputs {
        inputsJsonString
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductInputCountQuery, ProductInputCountQueryVariables>;
export const ProductFactsDocument = new TypedDocumentString(`
    query ProductFacts($productId: productIdInput!, $where: productWhereInput!, $states: itemSnapshotWhereInput!) {
  products_2(where: $where) {
    list {
      status
      missingTexts {
        locale
        count
      }
    }
  }
  productUses(productId: $productId) {
    apps {
      count
      names
    }
  }
  itemSnapshots(where: $states, limit: 100) {
    list {
      number
      cause
      createdAt
      changedParts
    }
  }
}
    `) as unknown as TypedDocumentString<ProductFactsQuery, ProductFactsQueryVariables>;
export const InsurersDocument = new TypedDocumentString(`
    query Insurers {
  insurers {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<InsurersQuery, InsurersQueryVariables>;
export const CreateProductDocument = new TypedDocumentString(`
    mutation CreateProduct($product: createProductInput!) {
  createProduct(product: $product) {
    ...ProductBrief
    ...ProductDetails
  }
}
    fragment ProductBrief on product {
  productId {
    plan
    type
    version
  }
  name
  insurer {
    id
    name
  }
  createdAt
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
  revision
}
fragment ProductDetails on product {
  effectiveFrom
  nameTexts {
    locale
    value
  }
}`) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateProductDocument = new TypedDocumentString(`
    mutation UpdateProduct($productId: productIdInput!, $input: updateProductInput!, $l10n: [upsertL10nInput!]!, $expectedRevision: String) {
  updateProduct(
    productId: $productId
    input: $input
    l10n: $l10n
    expectedRevision: $expectedRevision
  ) {
    ...ProductBrief
    ...ProductDetails
  }
}
    fragment ProductBrief on product {
  productId {
    plan
    type
    version
  }
  name
  insurer {
    id
    name
  }
  createdAt
  createdBy {
    username
  }
  lastModifiedAt
  lastModifiedBy {
    username
  }
  revision
}
fragment ProductDetails on product {
  effectiveFrom
  nameTexts {
    locale
    value
  }
}`) as unknown as TypedDocumentString<UpdateProductMutation, UpdateProductMutationVariables>;
export const ProductUsesDocument = new TypedDocumentString(`
    query ProductUses($productId: productIdInput!) {
  productUses(productId: $productId) {
    apps {
      ...ProductUse
    }
    openRequests {
      ...ProductUse
    }
    policies {
      ...ProductUse
    }
  }
}
    fragment ProductUse on productUse {
  count
  names
}`) as unknown as TypedDocumentString<ProductUsesQuery, ProductUsesQueryVariables>;
export const DeleteProductDocument = new TypedDocumentString(`
    mutation DeleteProduct($productId: productIdInput!, $expectedRevision: String, $force: Boolean) {
  deleteProduct(
    productId: $productId
    expectedRevision: $expectedRevision
    force: $force
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteProductMutation, DeleteProductMutationVariables>;
export const ProductRateTableCountDocument = new TypedDocumentString(`
    query ProductRateTableCount($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      rateTables {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductRateTableCountQuery, ProductRateTableCountQueryVariables>;
export const ExportProductsDocument = new TypedDocumentString(`
    query ExportProducts($productId: productIdInput, $plan: productPlanInput) {
  exportProduct(productId: $productId, plan: $plan) {
    fileName
    contentJsonString
    productIds {
      plan
      type
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ExportProductsQuery, ExportProductsQueryVariables>;
export const PreviewProductImportDocument = new TypedDocumentString(`
    query PreviewProductImport($content: String!) {
  previewProductImport(contentJsonString: $content) {
    revision
    products {
      ...ImportItem
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment ImportItem on productImportItem {
  productId {
    plan
    type
    version
  }
  action
  changes {
    part
    action
    count
    names
  }
  differences(limit: 50) {
    part
    action
    name
    before(maxLength: 1000)
    after(maxLength: 1000)
    edits {
      message
      reason
      paramsJsonString
    }
  }
  problems {
    ...Problem
  }
}`) as unknown as TypedDocumentString<PreviewProductImportQuery, PreviewProductImportQueryVariables>;
export const ImportProductsDocument = new TypedDocumentString(`
    mutation ImportProducts($content: String!, $expectedRevision: String) {
  importProduct(contentJsonString: $content, expectedRevision: $expectedRevision) {
    status
    errors_2 {
      ...Problem
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<ImportProductsMutation, ImportProductsMutationVariables>;
export const QuoteFormDocument = new TypedDocumentString(`
    query QuoteForm($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      underwritingRulesJson
      inputs {
        inputsJsonString
      }
      questionnaire {
        hasPrice
        questions {
          ...QuoteQuestion
          items {
            ...QuoteQuestion
          }
        }
      }
      discountCodes {
        code
        name
      }
      loadingCodes {
        code
        name
      }
    }
  }
}
    fragment QuoteQuestion on question {
  name
  label
  type
  choices {
    value
    name
  }
  hasOtherAnswers
  fallbackJsonString
}`) as unknown as TypedDocumentString<QuoteFormQuery, QuoteFormQueryVariables>;
export const QuotePriceDocument = new TypedDocumentString(`
    query QuotePrice($plan: String!, $type: String!, $version: String!, $valuesJsonString: String!, $discountCodes: [String]) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      pricing(valuesJsonString: $valuesJsonString, discountCodes: $discountCodes) {
        formattedPrice
        missingVariables
        unknownValues {
          path
          value
          nearest
        }
        warnings {
          code
          message
          path
          paramsJsonString
          reason
        }
        loadings {
          codeName {
            name
          }
          formattedNewPrice
        }
        appliedDiscounts {
          name
          formattedNewPrice
        }
        explanation {
          isCut
          steps {
            depth
            sign
            text
            valueJsonString
            table
            row
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuotePriceQuery, QuotePriceQueryVariables>;
export const QuoteDecisionDocument = new TypedDocumentString(`
    query QuoteDecision($plan: String!, $type: String!, $version: String!, $valuesJsonString: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      underwritingDecision(valuesJsonString: $valuesJsonString) {
        status
        errors_2 {
          ...Problem
        }
        decision
        outcome
        rejectionCodes
        referrals {
          reason
        }
        reasons {
          text
          path
          row
        }
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<QuoteDecisionQuery, QuoteDecisionQueryVariables>;
export const QuoteRequestsDocument = new TypedDocumentString(`
    query QuoteRequests($where: caseWhere, $limit: Int, $after: String) {
  requests(where: $where, limit: $limit, after: $after) {
    endCursor
    list {
      id
      caseNumber
      createdAt
      holder {
        name
      }
      proposals {
        product {
          productId {
            plan
            type
            version
          }
        }
        valuesJsonString
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuoteRequestsQuery, QuoteRequestsQueryVariables>;
export const QuotePoliciesDocument = new TypedDocumentString(`
    query QuotePolicies($where: policyWhereInput, $limit: Int, $after: String) {
  policies(where: $where, limit: $limit, after: $after) {
    endCursor
    list {
      id
      issuerNumber
      createdAt
      contractHolder {
        name
      }
      product {
        productId {
          version
        }
      }
      facts {
        type
        value {
          stringValue
          numberValue
          booleanValue
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuotePoliciesQuery, QuotePoliciesQueryVariables>;
export const RateTablesDocument = new TypedDocumentString(`
    query RateTables($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      pricing {
        currencyCode
      }
      rateTables {
        ...RateTableHeader
        lastModifiedAt
        lastModifiedBy {
          username
        }
      }
    }
  }
}
    fragment RateTableHeader on rateTable {
  name
  keys {
    name
    match
    type
  }
  values {
    name
    unit
    currency
    defaultJsonString
  }
  rowCount
  revision
}`) as unknown as TypedDocumentString<RateTablesQuery, RateTablesQueryVariables>;
export const RateTableDocument = new TypedDocumentString(`
    query RateTable($plan: String!, $type: String!, $version: String!, $names: [String!], $skip: Int, $limit: Int) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      rateTables(names: $names) {
        ...RateTableHeader
        rows(skip: $skip, limit: $limit) {
          revision
          rowsJsonString
        }
      }
    }
  }
}
    fragment RateTableHeader on rateTable {
  name
  keys {
    name
    match
    type
  }
  values {
    name
    unit
    currency
    defaultJsonString
  }
  rowCount
  revision
}`) as unknown as TypedDocumentString<RateTableQuery, RateTableQueryVariables>;
export const RateTableRevisionDocument = new TypedDocumentString(`
    query RateTableRevision($plan: String!, $type: String!, $version: String!, $names: [String!]) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      rateTables(names: $names) {
        revision
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RateTableRevisionQuery, RateTableRevisionQueryVariables>;
export const CreateRateTableDocument = new TypedDocumentString(`
    mutation CreateRateTable($productId: productIdInput!, $name: String!, $input: rateTableInput!, $rowsJsonString: String) {
  createRateTable(
    productId: $productId
    name: $name
    input: $input
    rowsJsonString: $rowsJsonString
  ) {
    ...RateTableOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment RateTableOutcome on rateTableResult {
  status
  errors_2 {
    ...Problem
  }
  revision
}`) as unknown as TypedDocumentString<CreateRateTableMutation, CreateRateTableMutationVariables>;
export const ReplaceRateTableDocument = new TypedDocumentString(`
    mutation ReplaceRateTable($productId: productIdInput!, $name: String!, $input: rateTableInput!, $rowsJsonString: String!, $expectedRevision: String) {
  replaceRateTable(
    productId: $productId
    name: $name
    input: $input
    rowsJsonString: $rowsJsonString
    expectedRevision: $expectedRevision
  ) {
    ...RateTableOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment RateTableOutcome on rateTableResult {
  status
  errors_2 {
    ...Problem
  }
  revision
}`) as unknown as TypedDocumentString<ReplaceRateTableMutation, ReplaceRateTableMutationVariables>;
export const ChangeRateTableDocument = new TypedDocumentString(`
    mutation ChangeRateTable($productId: productIdInput!, $name: String!, $changesJsonString: String!, $expectedRevision: String) {
  changeRateTable(
    productId: $productId
    name: $name
    changesJsonString: $changesJsonString
    expectedRevision: $expectedRevision
  ) {
    ...RateTableOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment RateTableOutcome on rateTableResult {
  status
  errors_2 {
    ...Problem
  }
  revision
}`) as unknown as TypedDocumentString<ChangeRateTableMutation, ChangeRateTableMutationVariables>;
export const RenameRateTableDocument = new TypedDocumentString(`
    mutation RenameRateTable($productId: productIdInput!, $name: String!, $newName: String!, $expectedRevision: String) {
  renameRateTable(
    productId: $productId
    name: $name
    newName: $newName
    expectedRevision: $expectedRevision
  ) {
    ...RateTableOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment RateTableOutcome on rateTableResult {
  status
  errors_2 {
    ...Problem
  }
  revision
}`) as unknown as TypedDocumentString<RenameRateTableMutation, RenameRateTableMutationVariables>;
export const DeleteRateTableDocument = new TypedDocumentString(`
    mutation DeleteRateTable($productId: productIdInput!, $name: String!, $expectedRevision: String) {
  deleteRateTable(
    productId: $productId
    name: $name
    expectedRevision: $expectedRevision
  ) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteRateTableMutation, DeleteRateTableMutationVariables>;
export const TableUsesDocument = new TypedDocumentString(`
    query TableUses($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      inputs {
        inputsJsonString
      }
      underwritingRulesJson
      pricing {
        amountLogic
      }
      discountCodes {
        code
        calculationLogic
      }
      loadingCodes {
        code
        calculationLogic
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TableUsesQuery, TableUsesQueryVariables>;
export const ReleasesDocument = new TypedDocumentString(`
    query Releases {
  releases {
    totalCount
    list {
      ...ReleaseFields
    }
  }
}
    fragment ReleaseFields on release {
  id
  name
  description
  state
  cause
  items {
    kind
    itemId
    name
    action
    number
    isLive
    changes {
      part
      action
      count
      names
    }
    outsideOrigins
    sizeBytes
  }
  createdAt
  createdBy {
    username
  }
  publishedAt
  publishedBy {
    username
  }
  rolledBackAt
  rolledBackBy {
    username
  }
  scheduledAt
  scheduledZone
  failure {
    code
    message
    path
  }
  liveRevision
  canRollBack
  revision
}`) as unknown as TypedDocumentString<ReleasesQuery, ReleasesQueryVariables>;
export const ReleaseContentsDocument = new TypedDocumentString(`
    query ReleaseContents($id: String!) {
  releases(where: {id: $id}, limit: 1) {
    list {
      ...ReleaseFields
      manifest
      requiredApprovals
      isOwn
      overrideReason
      approvals {
        user {
          username
        }
        verdict
        comment
        at
        isCurrent
      }
      gates {
        name
        state
        problems {
          ...Problem
        }
      }
      leftItems {
        kind
        itemId
        name
      }
      items {
        kind
        itemId
        previousNumber
        contents {
          part
          count
          names
        }
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment ReleaseFields on release {
  id
  name
  description
  state
  cause
  items {
    kind
    itemId
    name
    action
    number
    isLive
    changes {
      part
      action
      count
      names
    }
    outsideOrigins
    sizeBytes
  }
  createdAt
  createdBy {
    username
  }
  publishedAt
  publishedBy {
    username
  }
  rolledBackAt
  rolledBackBy {
    username
  }
  scheduledAt
  scheduledZone
  failure {
    code
    message
    path
  }
  liveRevision
  canRollBack
  revision
}`) as unknown as TypedDocumentString<ReleaseContentsQuery, ReleaseContentsQueryVariables>;
export const ReleasableAppsDocument = new TypedDocumentString(`
    query ReleasableApps {
  apps {
    list {
      appId
      appName
      urlRouting {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleasableAppsQuery, ReleasableAppsQueryVariables>;
export const CreateReleaseDocument = new TypedDocumentString(`
    mutation CreateRelease($input: createReleaseInput!) {
  createRelease(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateReleaseMutation, CreateReleaseMutationVariables>;
export const UpdateReleaseDocument = new TypedDocumentString(`
    mutation UpdateRelease($releaseId: String!, $input: updateReleaseInput!, $expectedRevision: String) {
  updateRelease(
    releaseId: $releaseId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateReleaseMutation, UpdateReleaseMutationVariables>;
export const UpdateReleaseItemsDocument = new TypedDocumentString(`
    mutation UpdateReleaseItems($releaseId: String!, $items: [releaseItemInput!]!) {
  updateReleaseItems(releaseId: $releaseId, items: $items) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateReleaseItemsMutation, UpdateReleaseItemsMutationVariables>;
export const PublishReleaseDocument = new TypedDocumentString(`
    mutation PublishRelease($releaseId: String!, $expectedLive: String, $isReturn: Boolean, $overrideReason: String) {
  publishRelease(
    releaseId: $releaseId
    expectedLive: $expectedLive
    isReturn: $isReturn
    overrideReason: $overrideReason
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<PublishReleaseMutation, PublishReleaseMutationVariables>;
export const ApproveReleaseDocument = new TypedDocumentString(`
    mutation ApproveRelease($releaseId: String!, $manifest: String!, $comment: String) {
  approveRelease(releaseId: $releaseId, manifest: $manifest, comment: $comment) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<ApproveReleaseMutation, ApproveReleaseMutationVariables>;
export const RejectReleaseDocument = new TypedDocumentString(`
    mutation RejectRelease($releaseId: String!, $manifest: String!, $comment: String) {
  rejectRelease(releaseId: $releaseId, manifest: $manifest, comment: $comment) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RejectReleaseMutation, RejectReleaseMutationVariables>;
export const RequestApprovalDocument = new TypedDocumentString(`
    mutation RequestApproval($releaseId: String!, $comment: String) {
  requestApproval(releaseId: $releaseId, comment: $comment) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RequestApprovalMutation, RequestApprovalMutationVariables>;
export const RollBackReleaseDocument = new TypedDocumentString(`
    mutation RollBackRelease($releaseId: String!, $expectedLive: String) {
  rollBackRelease(releaseId: $releaseId, expectedLive: $expectedLive) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RollBackReleaseMutation, RollBackReleaseMutationVariables>;
export const ScheduleReleaseDocument = new TypedDocumentString(`
    mutation ScheduleRelease($releaseId: String!, $at: DateTimeOffset!, $zone: String!) {
  scheduleRelease(releaseId: $releaseId, at: $at, zone: $zone) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<ScheduleReleaseMutation, ScheduleReleaseMutationVariables>;
export const CancelScheduleDocument = new TypedDocumentString(`
    mutation CancelSchedule($releaseId: String!) {
  cancelSchedule(releaseId: $releaseId) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<CancelScheduleMutation, CancelScheduleMutationVariables>;
export const DeleteReleaseDocument = new TypedDocumentString(`
    mutation DeleteRelease($releaseId: String!, $expectedRevision: String) {
  deleteRelease(releaseId: $releaseId, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<DeleteReleaseMutation, DeleteReleaseMutationVariables>;
export const ChangeControlDocument = new TypedDocumentString(`
    query ChangeControl {
  tenantSettings {
    changeControl
  }
}
    `) as unknown as TypedDocumentString<ChangeControlQuery, ChangeControlQueryVariables>;
export const ChangedItemsDocument = new TypedDocumentString(`
    query ChangedItems($limit: Int!) {
  changedItems(limit: $limit) {
    totalCount
    list {
      kind
      itemId
      name
      change
      changedAt
      changedBy {
        username
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedItemsQuery, ChangedItemsQueryVariables>;
export const ReleaseNeedsDocument = new TypedDocumentString(`
    query ReleaseNeeds($items: [releaseItemInput!]!) {
  releaseNeeds(items: $items) {
    kind
    itemId
    name
    change
    isRequired
  }
}
    `) as unknown as TypedDocumentString<ReleaseNeedsQuery, ReleaseNeedsQueryVariables>;
export const ItemChangeDocument = new TypedDocumentString(`
    query ItemChange($kind: String!, $itemId: String!) {
  changedItems(where: {kind_in: [$kind], itemId_in: [$itemId]}, limit: 1) {
    list {
      change
      number
      liveNumber
    }
  }
}
    `) as unknown as TypedDocumentString<ItemChangeQuery, ItemChangeQueryVariables>;
export const RequestsDocument = new TypedDocumentString(`
    query Requests($where: caseWhere, $limit: Int, $skip: Int) {
  requests(where: $where, limit: $limit, skip: $skip) {
    totalCount
    totalCountIsLowerBound
    list {
      ...RequestLine
    }
  }
}
    fragment RequestLine on case {
  id
  caseNumber
  name
  status
  appId
  createdAt
  holder {
    name
  }
  assignedTo {
    id
    username
  }
  revision
}`) as unknown as TypedDocumentString<RequestsQuery, RequestsQueryVariables>;
export const RequestDetailsDocument = new TypedDocumentString(`
    query RequestDetails($id: String!) {
  requests(where: {id: $id}, limit: 1) {
    list {
      ...RequestLine
      locale
      holder {
        ...RequestParty
      }
      insureds {
        ...RequestParty
      }
      facts {
        type
        value {
          stringValue
          numberValue
          booleanValue
        }
      }
      proposals {
        name
        totalPrice {
          formattedPrice
        }
        product {
          name
          productId {
            plan
            type
            version
          }
        }
        decision
        outcome
        rejectionCodes
        referrals {
          reason
        }
        valuesJsonString
      }
      notes {
        id
        content
        author {
          username
        }
        createdAt
      }
    }
  }
}
    fragment RequestLine on case {
  id
  caseNumber
  name
  status
  appId
  createdAt
  holder {
    name
  }
  assignedTo {
    id
    username
  }
  revision
}
fragment RequestParty on entityInterface {
  id
  name
  contacts {
    type
    value
  }
  facts {
    type
    value {
      stringValue
      numberValue
      booleanValue
    }
  }
  ... on individual {
    email
    telephoneNumber
    dateOfBirth
    identities {
      type
      value
    }
  }
}`) as unknown as TypedDocumentString<RequestDetailsQuery, RequestDetailsQueryVariables>;
export const RequestUsersDocument = new TypedDocumentString(`
    query RequestUsers {
  me {
    id
    username
  }
}
    `) as unknown as TypedDocumentString<RequestUsersQuery, RequestUsersQueryVariables>;
export const UpdateRequestDocument = new TypedDocumentString(`
    mutation UpdateRequest($id: String!, $input: updateCaseInput!, $expectedRevision: String) {
  updateCase(id: $id, input: $input, expectedRevision: $expectedRevision) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateRequestMutation, UpdateRequestMutationVariables>;
export const RequestTemplatesDocument = new TypedDocumentString(`
    query RequestTemplates {
  templates(where: {type_in: "wkhtmltopdf"}) {
    list {
      id
      name
      graphQlQuery
    }
  }
}
    `) as unknown as TypedDocumentString<RequestTemplatesQuery, RequestTemplatesQueryVariables>;
export const PrintRequestDocument = new TypedDocumentString(`
    query PrintRequest($templateId: String!, $input: templateRenderParametersInput!) {
  renderWkhtmltopdfTemplate(templateId: $templateId, input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    base64
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<PrintRequestQuery, PrintRequestQueryVariables>;
export const RenderHtmlDocument = new TypedDocumentString(`
    query RenderHtml($html: String!, $input: templateRenderParametersInput) {
  renderHtml(html: $html, input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    missingVariables
    warnings {
      code
      message
      path
      line
      column
      excerpt
    }
    value
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderHtmlQuery, RenderHtmlQueryVariables>;
export const DynamicTemplateDocument = new TypedDocumentString(`
    query DynamicTemplate($id: String!) {
  templates(where: {id: $id}) {
    list {
      ...TemplateHead
      ... on dynamicTemplate {
        dynamicValues {
          valueId
          valueJsonString
        }
      }
    }
  }
}
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<DynamicTemplateQuery, DynamicTemplateQueryVariables>;
export const UpdateDynamicTemplateDocument = new TypedDocumentString(`
    mutation UpdateDynamicTemplate($templateId: String!, $input: updateDynamicTemplateInput!, $expectedRevision: String) {
  updateDynamicTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateDynamicTemplateMutation, UpdateDynamicTemplateMutationVariables>;
export const AddDynamicValueDocument = new TypedDocumentString(`
    mutation AddDynamicValue($templateId: String!, $input: addDynamicValueToTemplateInput!, $expectedRevision: String) {
  addDynamicValueToTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...Outcome
    createdStatus {
      id
    }
    revision
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<AddDynamicValueMutation, AddDynamicValueMutationVariables>;
export const UpdateDynamicValueDocument = new TypedDocumentString(`
    mutation UpdateDynamicValue($templateId: String!, $valueId: String!, $input: updateDynamicValueOfTemplateInput!, $expectedRevision: String) {
  updateDynamicValueOfTemplate(
    templateId: $templateId
    valueId: $valueId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateDynamicValueMutation, UpdateDynamicValueMutationVariables>;
export const CreateDynamicTemplateDocument = new TypedDocumentString(`
    mutation CreateDynamicTemplate($input: createDynamicTemplateInput!) {
  createDynamicTemplate(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateDynamicTemplateMutation, CreateDynamicTemplateMutationVariables>;
export const CreateEmailMjmlTemplateDocument = new TypedDocumentString(`
    mutation CreateEmailMjmlTemplate($input: createEmailMjmlTemplateInput!) {
  createEmailMjmlTemplate(input: $input) {
    ...Outcome
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<CreateEmailMjmlTemplateMutation, CreateEmailMjmlTemplateMutationVariables>;
export const EmailMjmlTemplateDocument = new TypedDocumentString(`
    query EmailMjmlTemplate($id: String!) {
  templates(where: {id: $id}) {
    list {
      ...TemplateHead
      ... on emailMjmlTemplate {
        mjml
        subject
        unsubscribeUrl
      }
    }
  }
}
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<EmailMjmlTemplateQuery, EmailMjmlTemplateQueryVariables>;
export const UpdateEmailMjmlTemplateDocument = new TypedDocumentString(`
    mutation UpdateEmailMjmlTemplate($templateId: String!, $input: updateEmailMjmlTemplateInput!, $expectedRevision: String) {
  updateEmailMjmlTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateEmailMjmlTemplateMutation, UpdateEmailMjmlTemplateMutationVariables>;
export const PreviewEmailMjmlDocument = new TypedDocumentString(`
    query PreviewEmailMjml($emailMjml: String!, $subject: String, $unsubscribeUrl: String, $input: templateRenderParametersInput) {
  previewEmailMjml(
    emailMjml: $emailMjml
    subject: $subject
    unsubscribeUrl: $unsubscribeUrl
    input: $input
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    missingVariables
    warnings {
      code
      message
      path
      line
      column
      excerpt
    }
    value {
      html
      text
      subject
      preheader
      inboxText
      htmlBytes
      clippedFromBytes
      supportDataDate
      findings {
        code
        level
        message
        path
        line
        column
        excerpt
        feature
        unsupportedBy
        partlySupportedBy
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<PreviewEmailMjmlQuery, PreviewEmailMjmlQueryVariables>;
export const SendTestEmailDocument = new TypedDocumentString(`
    mutation SendTestEmail($input: sendNotificationInput!) {
  sendNotification(input: $input) {
    ...Outcome
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<SendTestEmailMutation, SendTestEmailMutationVariables>;
export const SentMailDocument = new TypedDocumentString(`
    query SentMail($id: String!) {
  sentMail(id: $id) {
    id
    messageId
    state
    subject
    from
    sizeBytes
    createdAt
    sentAt
    attempts
    nextAttemptAt
    phase
    reason
    recipients {
      address
      kind
      state
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<SentMailQuery, SentMailQueryVariables>;
export const SendMailAgainDocument = new TypedDocumentString(`
    mutation SendMailAgain($mailId: String!) {
  sendMailAgain(mailId: $mailId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<SendMailAgainMutation, SendMailAgainMutationVariables>;
export const MailSendersDocument = new TypedDocumentString(`
    query MailSenders {
  mailSenders {
    defaultFrom
    isDelivering
  }
}
    `) as unknown as TypedDocumentString<MailSendersQuery, MailSendersQueryVariables>;
export const RenderEmailMjmlTemplateDocument = new TypedDocumentString(`
    query RenderEmailMjmlTemplate($templateId: String!, $input: templateRenderParametersInput) {
  renderEmailMjmlTemplate(
    templateId: $templateId
    includeAttachments: true
    input: $input
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    value {
      messageBase64
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderEmailMjmlTemplateQuery, RenderEmailMjmlTemplateQueryVariables>;
export const RenderEmailAttachmentDocument = new TypedDocumentString(`
    query RenderEmailAttachment($templateId: String!, $input: templateRenderParametersInput) {
  renderEmailMjmlTemplate(
    templateId: $templateId
    includeAttachments: true
    input: $input
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    value {
      attachments {
        fileName
        contentType
        base64
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderEmailAttachmentQuery, RenderEmailAttachmentQueryVariables>;
export const EmailAttachmentsDocument = new TypedDocumentString(`
    query EmailAttachments($id: String!) {
  templates(where: {id: $id}) {
    list {
      id
      ... on emailMjmlTemplate {
        attachmentReferences {
          id
          fileName
          filePath
          isMissing
          sizeBytes
        }
        attachmentTemplates {
          attachmentTemplateId
          templateId
          fileName
          isMissing
          templateName
          templateType
          templateView
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EmailAttachmentsQuery, EmailAttachmentsQueryVariables>;
export const AttachableTemplatesDocument = new TypedDocumentString(`
    query AttachableTemplates($where: templateWhereInput, $limit: Int) {
  templates(
    where: $where
    sort: {fieldName: "createdAt", type: "DSC"}
    limit: $limit
  ) {
    list {
      id
      name
      logicalId
      type
    }
  }
}
    `) as unknown as TypedDocumentString<AttachableTemplatesQuery, AttachableTemplatesQueryVariables>;
export const AddEmailAttachmentReferenceDocument = new TypedDocumentString(`
    mutation AddEmailAttachmentReference($templateId: String!, $input: addEmailAttachmentReferenceInput!, $expectedRevision: String) {
  addEmailAttachmentReference(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AddEmailAttachmentReferenceMutation, AddEmailAttachmentReferenceMutationVariables>;
export const AddEmailAttachmentTemplateDocument = new TypedDocumentString(`
    mutation AddEmailAttachmentTemplate($templateId: String!, $input: addEmailAttachmentTemplateInput!, $expectedRevision: String) {
  addEmailAttachmentTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AddEmailAttachmentTemplateMutation, AddEmailAttachmentTemplateMutationVariables>;
export const RemoveEmailAttachmentReferenceDocument = new TypedDocumentString(`
    mutation RemoveEmailAttachmentReference($templateId: String!, $attachmentReferenceId: String!, $expectedRevision: String) {
  removeEmailAttachmentReference(
    templateId: $templateId
    attachmentReferenceId: $attachmentReferenceId
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RemoveEmailAttachmentReferenceMutation, RemoveEmailAttachmentReferenceMutationVariables>;
export const RemoveEmailAttachmentTemplateDocument = new TypedDocumentString(`
    mutation RemoveEmailAttachmentTemplate($templateId: String!, $attachmentTemplateId: String!, $expectedRevision: String) {
  removeEmailAttachmentTemplate(
    templateId: $templateId
    attachmentTemplateId: $attachmentTemplateId
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<RemoveEmailAttachmentTemplateMutation, RemoveEmailAttachmentTemplateMutationVariables>;
export const CreateFunctionTemplateDocument = new TypedDocumentString(`
    mutation CreateFunctionTemplate($input: createFunctionTemplateInput!) {
  createFunctionTemplate(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateFunctionTemplateMutation, CreateFunctionTemplateMutationVariables>;
export const FunctionTemplateDocument = new TypedDocumentString(`
    query FunctionTemplate($id: String!) {
  templates(where: {id: $id}) {
    list {
      ...TemplateHead
      ... on functionTemplate {
        fileKey
        inputs {
          name
          var
          liquid
          type
        }
        outputs {
          name
          var
        }
        savedCalls {
          name
          inputsJsonString
          outputsJsonString
          asOf
        }
      }
    }
  }
}
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<FunctionTemplateQuery, FunctionTemplateQueryVariables>;
export const FunctionWorkbookDocument = new TypedDocumentString(`
    query FunctionWorkbook($id: String!) {
  templates(where: {id: $id}) {
    list {
      id
      ... on functionTemplate {
        workbook {
          checkedAt
          isCurrent
          isUsable
          problems
          calculation
          sheets {
            name
            isHidden
            rows
            columns
          }
          fields {
            kind
            label
            var
            dataType
            at
            shape
            valueJsonString
            problem
            differs
            dependsOnClock
            children {
              ...FieldItem
              children {
                ...FieldItem
              }
            }
          }
          warnings
          formulaCount
          neededFormulaCount
          differences {
            cell
            formula
            stored
            ironCalc
            compiled
            isOutput
          }
          differenceCount
          refusals {
            cell
            formula
            message
          }
          notCompiled {
            cell
            formula
            message
          }
          comparedSets
          acceptedBy {
            username
          }
          acceptedAt
        }
      }
    }
  }
}
    fragment FieldItem on functionFieldItem {
  label
  dataType
}`) as unknown as TypedDocumentString<FunctionWorkbookQuery, FunctionWorkbookQueryVariables>;
export const UpdateFunctionTemplateDocument = new TypedDocumentString(`
    mutation UpdateFunctionTemplate($id: String!, $input: updateFunctionTemplateInput!, $expectedRevision: String) {
  updateFunctionTemplate(
    id: $id
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateFunctionTemplateMutation, UpdateFunctionTemplateMutationVariables>;
export const AcceptFunctionDifferencesDocument = new TypedDocumentString(`
    mutation AcceptFunctionDifferences($templateId: String!, $expectedRevision: String) {
  acceptFunctionDifferences(
    templateId: $templateId
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<AcceptFunctionDifferencesMutation, AcceptFunctionDifferencesMutationVariables>;
export const RenderFunctionTemplateDocument = new TypedDocumentString(`
    query RenderFunctionTemplate($templateId: String!, $input: templateRenderParametersInput) {
  renderFunctionTemplate(templateId: $templateId, input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    value {
      id
      name
      var
      valueJsonString
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderFunctionTemplateQuery, RenderFunctionTemplateQueryVariables>;
export const FunctionSheetDocument = new TypedDocumentString(`
    query FunctionSheet($templateId: String!, $sheet: Int!, $top: Int!, $left: Int!, $rows: Int!, $columns: Int!, $output: String, $inputsJsonString: String, $asOf: String) {
  functionSheet(
    templateId: $templateId
    sheet: $sheet
    top: $top
    left: $left
    rows: $rows
    columns: $columns
    output: $output
    inputsJsonString: $inputsJsonString
    asOf: $asOf
  ) {
    status
    errors_2 {
      ...Problem
    }
    value {
      problems
      columnWidths {
        from
        to
        characters
      }
      cells {
        row
        column
        text
        shown
        isNumber
        formula
        after
        shownAfter
        field
        isNeeded
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<FunctionSheetQuery, FunctionSheetQueryVariables>;
export const CreateWkhtmltopdfTemplateDocument = new TypedDocumentString(`
    mutation CreateWkhtmltopdfTemplate($input: createWkhtmltopdfTemplateInput!) {
  createWkhtmltopdfTemplate(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateWkhtmltopdfTemplateMutation, CreateWkhtmltopdfTemplateMutationVariables>;
export const WkhtmltopdfTemplateDocument = new TypedDocumentString(`
    query WkhtmltopdfTemplate($id: String!) {
  templates(where: {id: $id}, limit: 1) {
    list {
      ...TemplateHead
      ... on wkhtmltopdfTemplate {
        html
        passwordLiquid
        password
        ownerPasswordLiquid
        permissions
        marginSettings {
          top
          right
          bottom
          left
        }
        headerSettings {
          ...PagePart
        }
        footerSettings {
          ...PagePart
        }
        orientation
        pageSize
        isTagged
        isFitToPage
        minimumPrintSizePercent
      }
    }
  }
}
    fragment PagePart on headerFooter {
  html
  left
  center
  right
  line
  fontName
  fontSize
  spacing
  htmUrl
}
fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<WkhtmltopdfTemplateQuery, WkhtmltopdfTemplateQueryVariables>;
export const UpdateWkhtmltopdfTemplateDocument = new TypedDocumentString(`
    mutation UpdateWkhtmltopdfTemplate($templateId: String!, $input: updateWkhtmltopdfTemplateInput!, $expectedRevision: String) {
  updateWkhtmltopdfTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateWkhtmltopdfTemplateMutation, UpdateWkhtmltopdfTemplateMutationVariables>;
export const RenderWkhtmltopdfDocument = new TypedDocumentString(`
    query RenderWkhtmltopdf($html: String!, $input: templateRenderParametersInput, $marginSettings: marginSettingsInput, $headerSettings: headerFooterInput, $footerSettings: headerFooterInput, $orientation: orientationEnumeration, $pageSize: pageSizeEnumeration, $passwordLiquid: String, $ownerPasswordLiquid: String, $permissions: [pdfPermissionEnumeration!], $isUnprotected: Boolean, $isTagged: Boolean, $isAccessibilityChecked: Boolean, $isFitToPage: Boolean, $minimumPrintSizePercent: Int) {
  renderWkhtmltopdf(
    html: $html
    input: $input
    marginSettings: $marginSettings
    headerSettings: $headerSettings
    footerSettings: $footerSettings
    orientation: $orientation
    pageSize: $pageSize
    passwordLiquid: $passwordLiquid
    ownerPasswordLiquid: $ownerPasswordLiquid
    permissions: $permissions
    isUnprotected: $isUnprotected
    isTagged: $isTagged
    isAccessibilityChecked: $isAccessibilityChecked
    isFitToPage: $isFitToPage
    minimumPrintSizePercent: $minimumPrintSizePercent
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    base64
    missingVariables
    warnings {
      code
      message
      path
      line
      column
      excerpt
      marginMm
      element
      overhangMm
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderWkhtmltopdfQuery, RenderWkhtmltopdfQueryVariables>;
export const CreateNotificationTemplateDocument = new TypedDocumentString(`
    mutation CreateNotificationTemplate($input: createNotificationTemplateInput!) {
  createNotificationTemplate(input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<CreateNotificationTemplateMutation, CreateNotificationTemplateMutationVariables>;
export const NotificationTemplateDocument = new TypedDocumentString(`
    query NotificationTemplate($id: String!) {
  templates(where: {id: $id}) {
    list {
      ...TemplateHead
      ... on notificationTemplate {
        localizedTexts {
          locale
          value
        }
      }
    }
  }
}
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<NotificationTemplateQuery, NotificationTemplateQueryVariables>;
export const UpdateNotificationTemplateDocument = new TypedDocumentString(`
    mutation UpdateNotificationTemplate($templateId: String!, $input: updateNotificationTemplateInput!, $l10n: [upsertL10nInput!], $expectedRevision: String) {
  updateNotificationTemplate(
    templateId: $templateId
    input: $input
    l10n: $l10n
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateNotificationTemplateMutation, UpdateNotificationTemplateMutationVariables>;
export const CreatePdfDrawingTemplateDocument = new TypedDocumentString(`
    mutation CreatePdfDrawingTemplate($input: createPdfDrawingTemplateInput!) {
  createPdfDrawingTemplate(input: $input) {
    ...Outcome
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<CreatePdfDrawingTemplateMutation, CreatePdfDrawingTemplateMutationVariables>;
export const PdfDrawingTemplateDocument = new TypedDocumentString(`
    query PdfDrawingTemplate($id: String!) {
  templates(where: {id: $id}, limit: 1) {
    list {
      ...TemplateHead
      ... on pdfDrawingTemplate {
        fileKey
        password
        passwordLiquid
        drawings {
          ...PdfDrawingPart
        }
      }
    }
  }
}
    fragment PdfDrawingPart on pdfDrawing {
  id
  page
  point1 {
    x
    y
  }
  point2 {
    x
    y
  }
  liquidSource
  textAlignment
  verticalAlignment
  font {
    familyName
    fontStyle
    emSize
  }
  kind
  pictureFileKey
  isShrunkToFit
  fieldName
}
fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<PdfDrawingTemplateQuery, PdfDrawingTemplateQueryVariables>;
export const UpdatePdfDrawingTemplateDocument = new TypedDocumentString(`
    mutation UpdatePdfDrawingTemplate($templateId: String!, $input: createPdfDrawingTemplateInput!, $expectedRevision: String) {
  updatePdfDrawingTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdatePdfDrawingTemplateMutation, UpdatePdfDrawingTemplateMutationVariables>;
export const SaveDrawingsDocument = new TypedDocumentString(`
    mutation SaveDrawings($templateId: String!, $input: saveDrawingsInput!, $expectedRevision: String) {
  saveDrawings(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    revision
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<SaveDrawingsMutation, SaveDrawingsMutationVariables>;
export const RenderPdfDrawingDocument = new TypedDocumentString(`
    query RenderPdfDrawing($templateId: String!, $input: templateRenderParametersInput, $unsaved: unsavedPdfDrawingInput) {
  renderPdfDrawingTemplate(
    templateId: $templateId
    input: $input
    isPreview: true
    unsaved: $unsaved
  ) {
    status
    errors
    errors_2 {
      ...Problem
    }
    base64
    missingVariables
    warnings {
      code
      message
      path
      line
      column
      excerpt
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderPdfDrawingQuery, RenderPdfDrawingQueryVariables>;
export const PdfFormDocument = new TypedDocumentString(`
    query PdfForm($templateId: String, $fileKey: String) {
  pdfForm(templateId: $templateId, fileKey: $fileKey) {
    state
    fileKey
    version
    refusal {
      code
      message
    }
    warnings {
      code
      message
    }
    pages {
      width
      height
    }
    fields {
      name
      type
      page
      point1 {
        x
        y
      }
      point2 {
        x
        y
      }
      textAlignment
      emSize
      isOpaque
      isMultiline
      label
    }
  }
}
    `) as unknown as TypedDocumentString<PdfFormQuery, PdfFormQueryVariables>;
export const CreateSmsTemplateDocument = new TypedDocumentString(`
    mutation CreateSmsTemplate($input: createSmsTemplateInput!) {
  createSmsTemplate(input: $input) {
    ...Outcome
    createdStatus {
      id
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<CreateSmsTemplateMutation, CreateSmsTemplateMutationVariables>;
export const SmsTemplateDocument = new TypedDocumentString(`
    query SmsTemplate($id: String!) {
  templates(where: {id: $id}) {
    list {
      ...TemplateHead
      ... on smsTemplate {
        bodyLiquid
      }
    }
  }
}
    fragment TemplateHead on templateInterface {
  id
  type
  name
  description
  logicalId
  graphQlQuery
  revision
  draft {
    contentJsonString
    savedAt
    baseRevision
  }
}`) as unknown as TypedDocumentString<SmsTemplateQuery, SmsTemplateQueryVariables>;
export const UpdateSmsTemplateDocument = new TypedDocumentString(`
    mutation UpdateSmsTemplate($templateId: String!, $input: updateSmsTemplateInput!, $expectedRevision: String) {
  updateSmsTemplate(
    templateId: $templateId
    input: $input
    expectedRevision: $expectedRevision
  ) {
    ...SaveOutcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}
fragment SaveOutcome on result {
  ...Outcome
  revision
}`) as unknown as TypedDocumentString<UpdateSmsTemplateMutation, UpdateSmsTemplateMutationVariables>;
export const RenderSmsDocument = new TypedDocumentString(`
    query RenderSms($bodyLiquid: String!, $input: templateRenderParametersInput) {
  renderSms(bodyLiquid: $bodyLiquid, input: $input) {
    status
    errors
    errors_2 {
      ...Problem
    }
    missingVariables
    warnings {
      code
      message
      path
      line
      column
      excerpt
    }
    value {
      body
      length {
        encoding
        units
        segments
        unitsPerSegment
      }
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<RenderSmsQuery, RenderSmsQueryVariables>;
export const PreviewPoliciesDocument = new TypedDocumentString(`
    query PreviewPolicies($where: policyWhereInput) {
  policies(where: $where, limit: 20) {
    list {
      id
      issuerNumber
      status
      contractHolder {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPoliciesQuery, PreviewPoliciesQueryVariables>;
export const PreviewCasesDocument = new TypedDocumentString(`
    query PreviewCases($where: caseWhere) {
  cases(where: $where, limit: 20) {
    list {
      id
      caseNumber
      name
      status
      holder {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewCasesQuery, PreviewCasesQueryVariables>;
export const PreviewTransactionsDocument = new TypedDocumentString(`
    query PreviewTransactions($where: transactionWhereInput) {
  transactions(where: $where, limit: 20) {
    list {
      id
      transactionNumber
      status
      policy {
        contractHolder {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewTransactionsQuery, PreviewTransactionsQueryVariables>;
export const TemplateListDocument = new TypedDocumentString(`
    query TemplateList($where: templateWhereInput, $limit: Int, $skip: Int) {
  templates(
    where: $where
    sort: {fieldName: "createdAt", type: "DSC"}
    limit: $limit
    skip: $skip
  ) {
    totalCount
    list {
      ...TemplateRow
    }
  }
}
    fragment TemplateRow on templateInterface {
  id
  type
  templateView
  name
  description
  logicalId
  createdAt
  lastModifiedAt
  revision
}`) as unknown as TypedDocumentString<TemplateListQuery, TemplateListQueryVariables>;
export const DeleteTemplateDocument = new TypedDocumentString(`
    mutation DeleteTemplate($templateId: String!, $expectedRevision: String) {
  deleteTemplate(templateId: $templateId, expectedRevision: $expectedRevision) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export const SaveTemplateDraftDocument = new TypedDocumentString(`
    mutation SaveTemplateDraft($templateId: String!, $input: templateDraftInput!) {
  saveTemplateDraft(templateId: $templateId, input: $input) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<SaveTemplateDraftMutation, SaveTemplateDraftMutationVariables>;
export const DiscardTemplateDraftDocument = new TypedDocumentString(`
    mutation DiscardTemplateDraft($templateId: String!) {
  discardTemplateDraft(templateId: $templateId) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<DiscardTemplateDraftMutation, DiscardTemplateDraftMutationVariables>;
export const ExportTemplatesDocument = new TypedDocumentString(`
    query ExportTemplates($templateIds: [String!]!, $withoutFiles: Boolean) {
  exportTemplates(templateIds: $templateIds, withoutFiles: $withoutFiles) {
    fileName
    contentJsonString
    templateCount
    fileKeys
  }
}
    `) as unknown as TypedDocumentString<ExportTemplatesQuery, ExportTemplatesQueryVariables>;
export const PreviewTemplateImportDocument = new TypedDocumentString(`
    query PreviewTemplateImport($content: String!) {
  previewTemplateImport(contentJsonString: $content) {
    revision
    templates {
      type
      logicalId
      name
      action
      changes {
        part
        action
        count
        names
      }
      differences(limit: 50) {
        part
        action
        name
        before(maxLength: 1000)
        after(maxLength: 1000)
        edits {
          message
          reason
          paramsJsonString
        }
      }
      problems {
        ...Problem
      }
    }
    files {
      bucketName
      key
      action
      problems {
        ...Problem
      }
    }
    missingFiles
    completedAddresses
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<PreviewTemplateImportQuery, PreviewTemplateImportQueryVariables>;
export const ImportTemplatesDocument = new TypedDocumentString(`
    mutation ImportTemplates($content: String!, $expectedRevision: String) {
  importTemplates(
    contentJsonString: $content
    expectedRevision: $expectedRevision
  ) {
    status
    errors_2 {
      ...Problem
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}`) as unknown as TypedDocumentString<ImportTemplatesMutation, ImportTemplatesMutationVariables>;
export const ComponentTemplatesDocument = new TypedDocumentString(`
    query ComponentTemplates {
  components {
    list {
      name
      vueTemplate
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentTemplatesQuery, ComponentTemplatesQueryVariables>;
export const ComponentSettingsDocument = new TypedDocumentString(`
    query ComponentSettings($name: String!) {
  components(where: {name: $name}, limit: 1) {
    list {
      name
      vueTemplate
      componentJson
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentSettingsQuery, ComponentSettingsQueryVariables>;
export const AppThemeDocument = new TypedDocumentString(`
    query AppTheme($appId: String!) {
  cmsConfigs(where: {appId: $appId}, limit: 1) {
    appId
    themeJsonString
    baseComponentsVariantsJsonString
    revision
  }
}
    `) as unknown as TypedDocumentString<AppThemeQuery, AppThemeQueryVariables>;
export const UnderwritingLogicDocument = new TypedDocumentString(`
    query UnderwritingLogic($plan: String!, $type: String!, $version: String!) {
  products_2(where: {productId: {plan: $plan, type: $type, version: $version}}) {
    list {
      name
      underwritingRulesJson
      revision
    }
  }
}
    `) as unknown as TypedDocumentString<UnderwritingLogicQuery, UnderwritingLogicQueryVariables>;
export const UpdateUnderwritingLogicDocument = new TypedDocumentString(`
    mutation UpdateUnderwritingLogic($productId: productIdInput!, $underwritingRules: String!, $expectedRevision: String) {
  updateProduct(
    productId: $productId
    input: {underwritingRules: $underwritingRules}
    expectedRevision: $expectedRevision
  ) {
    revision
  }
}
    `) as unknown as TypedDocumentString<UpdateUnderwritingLogicMutation, UpdateUnderwritingLogicMutationVariables>;
export const TenantUsageDocument = new TypedDocumentString(`
    query TenantUsage {
  tenantUsage {
    limits {
      name
      unit
      used
      max
      resetsAt
    }
  }
}
    `) as unknown as TypedDocumentString<TenantUsageQuery, TenantUsageQueryVariables>;
export const HistorySettingsDocument = new TypedDocumentString(`
    query HistorySettings {
  historySettings {
    allDays
    dailyDays
    trashDays
    stateCount
    stateBytes
    deletedFileBytes
  }
}
    `) as unknown as TypedDocumentString<HistorySettingsQuery, HistorySettingsQueryVariables>;
export const UpdateHistorySettingsDocument = new TypedDocumentString(`
    mutation UpdateHistorySettings($input: historySettingsInput!) {
  updateHistorySettings(input: $input) {
    ...Outcome
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Outcome on result {
  status
  errors_2 {
    ...Problem
  }
}`) as unknown as TypedDocumentString<UpdateHistorySettingsMutation, UpdateHistorySettingsMutationVariables>;
export const CompareFunctionWorkbookDocument = new TypedDocumentString(`
    query CompareFunctionWorkbook($templateId: String!, $fileKey: String!) {
  compareFunctionWorkbook(templateId: $templateId, fileKey: $fileKey) {
    status
    errors_2 {
      ...Problem
    }
    value {
      ...Comparison
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Comparison on functionComparison {
  workbook {
    changes {
      kind
      at
      before
      after
      outputs
    }
    counts {
      added
      removed
      formulas
      constants
      names
    }
    outputs
    isComplete
  }
  calls {
    name
    expectedJsonString
    before {
      outputsJsonString
      problem
    }
    after {
      outputsJsonString
      problem
    }
    isSame
    isAsExpected
  }
}`) as unknown as TypedDocumentString<CompareFunctionWorkbookQuery, CompareFunctionWorkbookQueryVariables>;
export const CompareFunctionStatesDocument = new TypedDocumentString(`
    query CompareFunctionStates($templateId: String!, $from: Int!, $to: Int) {
  compareFunctionStates(templateId: $templateId, from: $from, to: $to) {
    status
    errors_2 {
      ...Problem
    }
    value {
      ...Comparison
    }
  }
}
    fragment Problem on errors {
  code
  message
  reason
  paramsJsonString
  path
  by
  at
  limit
  line
  column
  excerpt
}
fragment Comparison on functionComparison {
  workbook {
    changes {
      kind
      at
      before
      after
      outputs
    }
    counts {
      added
      removed
      formulas
      constants
      names
    }
    outputs
    isComplete
  }
  calls {
    name
    expectedJsonString
    before {
      outputsJsonString
      problem
    }
    after {
      outputsJsonString
      problem
    }
    isSame
    isAsExpected
  }
}`) as unknown as TypedDocumentString<CompareFunctionStatesQuery, CompareFunctionStatesQueryVariables>;