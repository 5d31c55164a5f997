import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../request/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An integer from 0 to 255. */
  Byte: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** An instant, ISO 8601; results are in UTC, arguments may have an offset. */
  DateTimeOffset: { input: string; output: string; }
  /** An exact amount of money: a JSON number with all calculated digits. */
  Decimal: { input: number; output: number; }
};

/** All conditions of an input must match. */
export type CmsConfigWhereInputGraphType = {
  and?: InputMaybe<Array<InputMaybe<CmsConfigWhereInputGraphType>>>;
  appId?: InputMaybe<Scalars['String']['input']>;
  appId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  or?: InputMaybe<Array<InputMaybe<CmsConfigWhereInputGraphType>>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts, on behalf of the caller, that the results of the workbook differ from those stored by Excel. Until
   * then, a function whose outputs differ cannot be called. The acceptance applies only to the current content of
   * the file.
   */
  acceptFunctionDifferences?: Maybe<result>;
  /** Adds a benefit or an option, after its siblings unless a position is given. */
  addBenefit: result;
  /** Adds several benefits with their texts in one transaction, for instance to restore deleted ones. */
  addBenefits: result;
  addDiscountCode: result;
  /** Appends a value. Its id is in createdStatus. */
  addDynamicValueToTemplate?: Maybe<result>;
  /** Attaches a file, whose content is read when the mail is rendered. The id of the attachment is in createdStatus. */
  addEmailAttachmentReference?: Maybe<result>;
  /** Attaches a document that is printed for the mail's record. The id of the attachment is in createdStatus. */
  addEmailAttachmentTemplate?: Maybe<result>;
  /**
   * Adds a host to an app. NAME.localhost and names under .test are added to the tenant; any other must already be
   * one of the tenant's proven hosts, otherwise REQUIRED: add it with addHostToTenantSettings first. A loopback,
   * malformed or taken host is INVALID. A host at which the tenant already has apps needs the right to publish; any
   * other, including one that opens the studio, needs the right to manage the tenant, otherwise FORBIDDEN. A host
   * that opens the studio is CONFLICT if the request came through it. Several apps of one tenant may share a host: see urlRouting.
   */
  addHostToApp?: Maybe<result>;
  /**
   * Adds a host name to the tenant. A host on the public Internet requires proof: the first call returns REQUIRED
   * with the DNS record or file to publish, and a later call adds it. NAME.localhost and names under .test need no
   * proof. A loopback, malformed or taken host is refused as INVALID.
   */
  addHostToTenantSettings?: Maybe<result>;
  /** Appends an input. Its id is in createdStatus. */
  addInputToFunctionTemplate?: Maybe<createdStatusResult>;
  addLoadingCode: result;
  /** Appends an output. Its id is in createdStatus. */
  addOutputToFunctionTemplate?: Maybe<createdStatusResult>;
  /** Adds a drawing. Its id is the value. */
  addPdfDrawing?: Maybe<stringResult>;
  /**
   * Approves a release. manifest is the one that was read: CONFLICT if its items have changed since, or if it is live.
   * FORBIDDEN for whoever created the release, last took its items, or saved any of the changes in it, whatever their role.
   * Replaces an earlier verdict of the caller on the same items. INVALID where changes take effect at once.
   */
  approveRelease?: Maybe<result>;
  /**
   * Changes a user's role, which applies from the user's next request. Refused as INVALID if the tenant would be
   * left without an active administrator.
   */
  assignRole: result;
  /**
   * Creates the secret of a second factor, which takes effect once a code of it is confirmed with
   * confirmSecondFactor, within 30 minutes. Until then the user's current second factor, if any, remains in force.
   * Requires a proof of identity: an incomplete one is REQUIRED and a wrong one INVALID, both at the path of the
   * field. With an enrolmentToken of token_2 as the bearer token, instead of an access token, no proof is
   * required.
   */
  beginSecondFactor: beginSecondFactorResult;
  /** INVALID if the release is not scheduled. */
  cancelSchedule?: Maybe<result>;
  /** Sets a new password for the signed-in user, and ends all of the user's other sessions. */
  changePassword?: Maybe<result>;
  /**
   * Changes cells and rows of a rate table, all of them or none. Every change names what it replaces: if another user has
   * changed other cells meanwhile, both changes are made, and if the same cell, it is a CONFLICT. CONFLICT also if rows have
   * been added in between, removed or replaced since the expected revision, as they have other numbers then.
   */
  changeRateTable: rateTableResult;
  /**
   * Changes the status of a request. Staff need the right to change requests. NOT_FOUND if the request does not
   * exist; CONFLICT if it was changed after the expected revision.
   */
  changeRequestStatus: result;
  /** Removes all entries of an app's componentFailures. A component that fails again is listed again. */
  clearComponentFailures?: Maybe<result>;
  /**
   * Turns the new second factor on, returns its recovery codes, and ends the user's other sessions. With an
   * enrolmentToken as the bearer token it also signs in.
   */
  confirmSecondFactor: confirmSecondFactorResult;
  /**
   * Creates a key for the REST API. Only this response contains the key itself. After expiresAt, which is at most 10
   * years ahead, requests with the key are refused like those with a revoked one. If products are listed, up to 100,
   * the key can price only these: to it, no others exist.
   */
  createApiKey: createApiKeyResult;
  /**
   * Creates an app with its host, its configuration and the content of its template in one transaction. An appId
   * that is taken is ALREADY_EXISTS. The host follows the rules of addHostToApp.
   */
  createApp?: Maybe<result>;
  /** Creates a case like submitRequest, for any product of the tenant; its id is in createdStatus. */
  createCase: caseResult;
  /**
   * Adds a component; its id is in createdStatus. The name is PascalCase and must be neither the name of an HTML
   * element nor one that Vue or the widgets use; a name that is taken is ALREADY_EXISTS. The source is not
   * compiled until it is released.
   */
  createComponent?: Maybe<createdStatusResult>;
  /** Creates the template without values. Its id is in createdStatus. */
  createDynamicTemplate?: Maybe<createdStatusResult>;
  /** The id of the new template is in createdStatus. Without MJML it starts with a skeleton. */
  createEmailMjmlTemplate?: Maybe<result>;
  /** Creates the folder and its parent folders. The key may have a trailing slash. */
  createFolder?: Maybe<result>;
  /** Creates the function with its inputs and outputs; a workbook is checked first. Its id is in createdStatus. */
  createFunctionTemplate?: Maybe<createdStatusResult>;
  /** Adds an insurer; its id is in createdStatus. */
  createInsurer: result;
  /**
   * Adds a user and sends an invitation by email, in the language of the request. Its link opens a page where the
   * invited person chooses a password; it works once, for seven days. ALREADY_EXISTS if the tenant has a user with
   * that address.
   */
  createLogin: result;
  /** Creates the template without a text. Its id is in createdStatus. */
  createNotificationTemplate?: Maybe<createdStatusResult>;
  /** The id of the new template is in createdStatus. */
  createPdfDrawingTemplate?: Maybe<result>;
  /** Creates a product's pricing logic. ALREADY_EXISTS if the product already has one. */
  createPriceLogic: result;
  /** Creates a product with its name and benefits in one transaction. */
  createProduct?: Maybe<product>;
  /**
   * Adds a rate table to a product. The rows are checked: whatever makes a lookup fail or ambiguous is refused, and what is
   * probably a mistake is returned in warnings. ALREADY_EXISTS if the product has a table with that name.
   */
  createRateTable: rateTableResult;
  /**
   * Stores a snapshot of apps in their current state: configuration, pages, components, texts, files and the
   * products that they sell. Everything that prevents the release of one of them is reported, and nothing is
   * stored: components that do not exist, are deprecated or do not compile, and products and files that no longer
   * exist. Where a tenant works with releases, it can also contain products, templates and components, each in the
   * state that it has at this moment, and retire what is live; elsewhere that is INVALID. It needs the right to
   * change items of each kind in it, otherwise FORBIDDEN. The id of the release is in createdStatus.
   */
  createRelease?: Maybe<createdStatusResult>;
  /** The id of the new template is in createdStatus. */
  createSmsTemplate?: Maybe<result>;
  /** The id of the new template is in createdStatus. */
  createWkhtmltopdfTemplate?: Maybe<createdStatusResult>;
  /**
   * Ends all of a user's sessions and prevents new ones until reactivate. Refused as INVALID for the caller, and
   * if the tenant would be left without an active administrator.
   */
  deactivate: result;
  /** Deletes the text of exactly this key in every locale. */
  deleteAllL10n?: Maybe<result>;
  /** Deletes an app with its configuration and hosts. Its pages are no longer served; its releases remain in the list. */
  deleteApp?: Maybe<result>;
  /** Deletes a component. INVALID while pages or other components use it; the message lists them. */
  deleteComponent?: Maybe<result>;
  deleteFile?: Maybe<result>;
  /** Deletes the folder and its contents. The key may have a trailing slash and must not be empty. */
  deleteFolder?: Maybe<result>;
  /** Deletes an insurer. Refused as INVALID while products use it. */
  deleteInsurer: result;
  /** Deletes one text in one locale. */
  deleteL10n?: Maybe<result>;
  /**
   * Deletes a product with its benefits, logic, codes and texts. While a published app sells the product, this is
   * a CONFLICT that names the apps, open requests and policies with the product, unless force is true.
   */
  deleteProduct: result;
  /** Deletes a rate table. Fails with INVALID, naming the uses, while logic of the product looks it up. */
  deleteRateTable: result;
  /** Deletes a release that is not live; CONFLICT for a live one. */
  deleteRelease?: Maybe<result>;
  /** Deletes a template of any kind with its texts and drafts. */
  deleteTemplate?: Maybe<result>;
  /**
   * Turns the caller's second factor off. Refused as INVALID if the tenant requires one. An incomplete proof is
   * REQUIRED and a wrong one INVALID, both at the path of the field.
   */
  disableSecondFactor: result;
  /** Discards the caller's draft of a template. */
  discardTemplateDraft?: Maybe<result>;
  /** Ends all of the caller's sessions except the current one. */
  endOtherSessions: result;
  /** Ends one of the caller's own sessions; its next request is refused. NOT_FOUND if the session does not exist or has ended. */
  endSession: result;
  /** Signs the visitor out: the token is refused from the next request on. */
  endVisitorSession: result;
  /** Sends a recovery link if the account exists; the response is the same if it does not. */
  forgotPassword?: Maybe<result>;
  /**
   * Makes the products of the tenant equal to those of the file, in one transaction: products are matched by plan,
   * type and version, missing ones are added, and anything a product has beyond the file is deleted. Products that
   * are not in the file or equal it remain unchanged, with their revisions. If any part is refused, nothing is
   * written.
   */
  importProduct: importProductResult;
  /**
   * Makes the tenant's items equal to those of the file, in one transaction, and then creates a release of them, whose id is
   * in createdStatus and whose origin names the release of the file. Products are matched by plan, type and version, templates
   * by type and logical id or name, components by name, apps by app id. If any part is refused, nothing is written; if only the
   * release cannot be created, the items remain imported, and nothing is live. INVALID where changes take effect at once.
   */
  importRelease?: Maybe<createdStatusResult>;
  /**
   * Makes templates of the tenant equal to those of the file, in one transaction: they are matched by type and
   * logical id or, without one, by type and name. Missing templates and files are added. An existing file is never
   * overwritten: different content is refused. If any part is refused, nothing is written.
   */
  importTemplates: importTemplatesResult;
  /** Ends the session of the access token. */
  logout?: Maybe<result>;
  /** Moves a benefit with its options and descendants to another parent or position. */
  moveBenefit: result;
  /**
   * Renames or moves a file. Missing folders are created. Nothing is overwritten, and the new extension must match the
   * content.
   */
  moveFile?: Maybe<result>;
  /** Names a state, so that it is found again and never removed; null removes its name. */
  nameSnapshot?: Maybe<result>;
  /**
   * Exchanges the code of a link for a visitor token, which is valid only on this host of the app. A code works
   * once; one that is used, replaced or expired is INVALID. For a user with a second factor, a missing code of it
   * is REQUIRED at the path secondFactor.
   */
  openVisitorSession: visitorToken;
  /**
   * Makes a release live, including an earlier one, in one step for all its items; every instance serves it within
   * a second. expectedLive is the liveRevision that was read: CONFLICT if another release of its items has gone
   * live since. It needs the right to publish each kind of item in it, otherwise FORBIDDEN. Where a tenant works
   * with releases, all its gates must pass; isReturn confirms that items return to earlier states than those that
   * are live, which is CONFLICT otherwise. overrideReason publishes it without its approvals, which needs the right
   * changes:override and is mailed to all administrators; no other gate can be overridden.
   */
  publishRelease?: Maybe<result>;
  /** Allows a deactivated user to sign in again; a user who has not chosen a password needs a new invitation. */
  reactivate: result;
  /**
   * Rejects a release, which then cannot go live with these items. Otherwise as approveRelease, but open to everyone who may
   * approve releases.
   */
  rejectRelease?: Maybe<result>;
  /** Deletes a benefit with its options, descendants and texts. With an option key, deletes only that option. */
  removeBenefit: result;
  /**
   * Removes what has been deleted for good, with its history. This cannot be undone. The content of a file does not come back
   * with earlier states of the items that named it. States that releases hold remain, with their files.
   */
  removeDeletedItem?: Maybe<result>;
  removeDiscountCode: result;
  /** Deletes one value. */
  removeDynamicValueFromTemplate?: Maybe<result>;
  removeEmailAttachmentReference?: Maybe<result>;
  removeEmailAttachmentTemplate?: Maybe<result>;
  /**
   * NOT_FOUND when the app does not have the host. If no other app has a host that was added for apps, it is also
   * removed from the tenant, unless the caller may not manage the tenant's hosts.
   */
  removeHostFromApp?: Maybe<result>;
  /**
   * Removes a host name from the tenant; its pages can no longer call this server. The host that the request came
   * through is refused as CONFLICT, one that the tenant does not have as NOT_FOUND.
   */
  removeHostFromTenantSettings?: Maybe<result>;
  /** Deletes one input. */
  removeInputFromFunctionTemplate?: Maybe<result>;
  removeLoadingCode: result;
  /** Deletes one output. */
  removeOutputFromFunctionTemplate?: Maybe<result>;
  /** Removes one drawing. */
  removePdfDrawing?: Maybe<result>;
  /**
   * Renames a rate table, together with every lookup of it in the pricing logic, the underwriting logic and the codes of the
   * product, in one transaction. ALREADY_EXISTS if the product has a table with the new name.
   */
  renameRateTable: rateTableResult;
  /** Replaces the caller's recovery codes. An incomplete proof is REQUIRED and a wrong one INVALID, both at the path of the field. */
  renewRecoveryCodes: recoveryCodesResult;
  /** Replaces the columns and all rows of a rate table. CONFLICT if it has changed since the expected revision. */
  replaceRateTable: rateTableResult;
  /**
   * Mails everyone who may approve the release what it changes, in both languages of the studio, with at most 50 differences.
   * It needs the right to change items of each kind in it, otherwise FORBIDDEN. INVALID if the release needs no approvals, or
   * if nobody may approve it; CONFLICT if it is live; LIMIT_EXCEEDED within a minute of an earlier request for the same items.
   */
  requestApproval?: Maybe<result>;
  /** Sends a new invitation, which replaces the earlier one. INVALID unless the user is INVITED. */
  resendInvitation: result;
  /** Sets a new password with the code of a recovery link, and ends all of the user's sessions. */
  resetPassword?: Maybe<result>;
  /**
   * Adds what has been deleted again, with its id and everything that belonged to it, as it was when it was deleted, and with
   * the right to change files those that it names and that are missing, as in restoreSnapshot.
   * ALREADY_EXISTS if its name has been taken meanwhile; name then gives another one: the logical id of a template, the
   * name of a component, the key of a file or folder.
   */
  restoreItem?: Maybe<result>;
  /**
   * Gives a product, template, component or app the content of an earlier state; itself a save, with a state of its own.
   * What other items contain remains unchanged, such as the components on an app's pages. With the right to change files,
   * those that the state names are restored as well: missing ones are added again. A file that replaced one goes to
   * deletedItems, unless other items name it. Files for which the tenant has no room are left out, and those that were
   * private last remain private. expectedRevision is that of the item. CONFLICT if it has changed since.
   */
  restoreSnapshot?: Maybe<result>;
  /** Revokes a key immediately. */
  revokeApiKey: result;
  /**
   * For a live release: restores what was live when it was published, for each of its items that still shows it.
   * INVALID if the release is not live. The dates of the releases remain unchanged. Where a tenant works with
   * releases, this creates and publishes a release with the cause ROLLBACK and this rolledBackReleaseId, which can be
   * rolled back itself; items of which nothing was live before are retired, and its leftItems are those which another
   * release has replaced since. Elsewhere, INVALID if one of its apps has no earlier release.
   */
  rollBackRelease?: Maybe<result>;
  /** Adds, updates and removes drawings in one step: all of them or none. */
  saveDrawings?: Maybe<savedDrawings>;
  /** Stores the caller's unsaved changes. They are never rendered, and only the caller can see them. */
  saveTemplateDraft?: Maybe<result>;
  /**
   * Makes a release live at the given time; replaces an earlier schedule. zone is the time zone in which the time was
   * chosen: a time without an offset is what its clocks show, the first one if they show it twice, and INVALID if they
   * skip it. A time with an offset is that instant.
   */
  scheduleRelease?: Maybe<result>;
  /**
   * Resends a mail whose delivery failed or is uncertain, to the recipients that have not accepted it. It has the
   * same Message-ID, so that mail programs can recognize a second copy.
   */
  sendMailAgain?: Maybe<result>;
  /**
   * Sends an email with the content htmlContent or a template. The mail is stored and sent in the background; its
   * id for sentMail is in createdStatus. Text messages are refused until a gateway is configured.
   */
  sendNotification?: Maybe<result>;
  /**
   * Sends a link with which the owner of the email address can sign in to the app if permitted: a holder of a
   * policy or request, or in an app for staff an active user who may read policies or requests. The response is
   * the same if the address is unknown. NOT_FOUND if no one can sign in to the app.
   */
  sendSignInLink: result;
  /** Replaces the products that the app sells, in this order. Customers see the change with the next release. */
  setAppProducts?: Maybe<result>;
  /** Sets whether anyone who knows the tenant and the key may read the file. */
  setFileAcl?: Maybe<result>;
  /**
   * Submits a request: a case with its parties, facts and the chosen offer. For guests of an app and the products
   * that it sells. The server calculates price and decision itself. Repeating an idempotencyKey with the same
   * input returns the case that was created before; with different input it is a CONFLICT. REQUIRED, INVALID and
   * TOO_LONG refer to the input; NOT_FOUND to a product that the app does not sell; LIMIT_EXCEEDED to too many
   * requests from one address.
   */
  submitRequest: caseResult;
  /** Fields that are omitted remain unchanged, including those of urlRouting; null clears a field. */
  updateApp?: Maybe<result>;
  /**
   * Sets how many approvals releases need that contain items of a kind, from 0 to 3; the largest number of the kinds in a
   * release applies. Other kinds remain as they are. INVALID for more approvals than there are other people who may give
   * them. While changes take effect by releases, a smaller number is an override: it needs the right changes:override and a
   * reason, of at most 2000 characters, which all administrators are mailed. REQUIRED without one.
   */
  updateApprovals?: Maybe<result>;
  /**
   * Changes a benefit, or one of its options, together with its texts in one transaction. An empty input leaves
   * the benefit and its revision unchanged but still counts as a change of the product: use it to write only
   * texts.
   */
  updateBenefit: result;
  /**
   * Changes several benefits and options together with texts in one transaction: all of them, or none. The paths of
   * problems begin with the position, such as updates.2 or l10n.0.
   */
  updateBenefits: benefitsResult;
  /**
   * Changes the status of a case, assigns it to a user or adds a note. NOT_FOUND if there is no such case or user; CONFLICT
   * if it was changed after the expected revision.
   */
  updateCase: result;
  /**
   * Whether saves take effect at once, or releases do. Switching releases on publishes everything as it is, so that nothing
   * changes for customers; apps that are live remain as they are. LIMIT_EXCEEDED names items that are too large for history
   * and so for a release. Switching them off is CONFLICT as long as products, templates or components differ from what is
   * live. As approvals end with it, it is an override if any kind needs them: it needs the right changes:override and a
   * reason, of at most 2000 characters, which all administrators are mailed. REQUIRED without one.
   */
  updateChangeControl?: Maybe<result>;
  /**
   * Fields that are omitted remain unchanged. A new name is replaced in pages, other components and this component
   * itself, each of which gets a new revision; releases keep the old name. INVALID if a template or script cannot
   * be changed; the message names it. LIMIT_EXCEEDED if too many components use it.
   */
  updateComponent?: Maybe<result>;
  updateDiscountCode: result;
  /** Fields that are omitted remain unchanged, and so do the values. */
  updateDynamicTemplate?: Maybe<result>;
  /** Replaces a value. */
  updateDynamicValueOfTemplate?: Maybe<result>;
  /** Fields that are omitted remain unchanged. */
  updateEmailMjmlTemplate?: Maybe<result>;
  /**
   * Fields that are omitted remain unchanged; lists of inputs and outputs replace the previous ones, but an item
   * with the same variable keeps its id. A workbook is checked before it takes effect.
   */
  updateFunctionTemplate?: Maybe<result>;
  /** Absent settings are not changed. If a period becomes shorter, whatever is older is removed within the hour and cannot be restored. */
  updateHistorySettings?: Maybe<result>;
  /** Fields that are omitted remain unchanged. */
  updateInputOfFunctionTemplate?: Maybe<result>;
  /** Changes an insurer. Fields that are omitted remain unchanged; null clears a field. */
  updateInsurer: result;
  updateLoadingCode: result;
  /** Saves the template and its texts in one transaction. Texts that are omitted remain unchanged. */
  updateNotificationTemplate?: Maybe<result>;
  /** Fields that are omitted remain unchanged. */
  updatePdfDrawing?: Maybe<result>;
  /** Fields that are omitted remain unchanged, and so do the drawings. A fileKey also accepts the current content of the file. */
  updatePdfDrawingTemplate?: Maybe<result>;
  /** Replaces a product's pricing logic. */
  updatePriceLogic: result;
  /** Updates a product and the texts sent with it in one transaction. */
  updateProduct?: Maybe<product>;
  /**
   * Declares the inputs of a product, in place of those declared before; an empty list removes them. CONFLICT if the
   * expected revision is not that of the inputs, or not none although the product has no declared inputs.
   */
  updateProductInputs: result;
  /** Changes the name and description. Fields that are omitted remain unchanged; the snapshot never changes. */
  updateRelease?: Maybe<result>;
  /**
   * Replaces the items of a release that has never been live, taking each in the state that it has at this moment;
   * otherwise as createRelease. Cancels the schedule of the release, which was chosen for the earlier states. CONFLICT for a
   * release that was published before.
   */
  updateReleaseItems?: Maybe<result>;
  /**
   * Sets whether every user of the tenant needs a second factor. Turning it on ends the sessions of users without
   * one; they set it up at their next sign-in. Refused as INVALID for a caller without one.
   */
  updateSecondFactorRequirement: result;
  /** Fields that are omitted remain unchanged. */
  updateSmsTemplate?: Maybe<result>;
  /** Fields that are omitted remain unchanged; the settings of the header, footer and margins are replaced entirely. */
  updateWkhtmltopdfTemplate?: Maybe<result>;
  /**
   * Merges the given fields into the configuration of an app: fields that are omitted remain unchanged, null
   * clears a field, lists and objects are replaced. A JSON text that is not valid is INVALID, with the line
   * number, and nothing is stored.
   */
  upsertCmsConfig?: Maybe<result>;
  /** Saves one text in one locale. An empty expectedRevision means that the text must not exist yet. */
  upsertL10n?: Maybe<result>;
};


export type MutationacceptFunctionDifferencesArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
};


export type MutationaddBenefitArgs = {
  before?: InputMaybe<benefitPlaceInput>;
  input: benefitInput;
  l10n?: InputMaybe<Array<upsertL10nInput>>;
  productId: productIdInput;
};


export type MutationaddBenefitsArgs = {
  before?: InputMaybe<benefitPlaceInput>;
  inputs: Array<benefitInput>;
  l10n?: InputMaybe<Array<upsertL10nInput>>;
  productId: productIdInput;
};


export type MutationaddDiscountCodeArgs = {
  input: codeRuleInput;
  productId: productIdInput;
};


export type MutationaddDynamicValueToTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: addDynamicValueToTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationaddEmailAttachmentReferenceArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: addEmailAttachmentReferenceInput;
  templateId: Scalars['String']['input'];
};


export type MutationaddEmailAttachmentTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: addEmailAttachmentTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationaddHostToAppArgs = {
  appId: Scalars['String']['input'];
  host: Scalars['String']['input'];
};


export type MutationaddHostToTenantSettingsArgs = {
  host?: InputMaybe<Scalars['String']['input']>;
};


export type MutationaddInputToFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: functionInputInput;
};


export type MutationaddLoadingCodeArgs = {
  input: codeRuleInput;
  productId: productIdInput;
};


export type MutationaddOutputToFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: functionOutputInput;
};


export type MutationaddPdfDrawingArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: addPdfDrawingInput;
  templateId: Scalars['String']['input'];
};


export type MutationapproveReleaseArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  manifest: Scalars['String']['input'];
  releaseId: Scalars['String']['input'];
};


export type MutationassignRoleArgs = {
  loginId: Scalars['String']['input'];
  role: roleEnumeration;
};


export type MutationbeginSecondFactorArgs = {
  proof?: InputMaybe<identityProofInput>;
};


export type MutationcancelScheduleArgs = {
  releaseId: Scalars['String']['input'];
};


export type MutationchangePasswordArgs = {
  changePasswordInput: changePasswordInput;
};


export type MutationchangeRateTableArgs = {
  changesJsonString: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  productId: productIdInput;
};


export type MutationchangeRequestStatusArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  status: Scalars['String']['input'];
};


export type MutationclearComponentFailuresArgs = {
  appId: Scalars['String']['input'];
};


export type MutationconfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationcreateApiKeyArgs = {
  expiresAt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  name: Scalars['String']['input'];
  products?: InputMaybe<Array<apiKeyProductInput>>;
};


export type MutationcreateAppArgs = {
  input: createAppInput;
};


export type MutationcreateCaseArgs = {
  appId?: InputMaybe<Scalars['String']['input']>;
  input: caseInput;
};


export type MutationcreateComponentArgs = {
  input: createComponentInput;
};


export type MutationcreateDynamicTemplateArgs = {
  input: createDynamicTemplateInput;
};


export type MutationcreateEmailMjmlTemplateArgs = {
  input: createEmailMjmlTemplateInput;
};


export type MutationcreateFolderArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};


export type MutationcreateFunctionTemplateArgs = {
  input: createFunctionTemplateInput;
};


export type MutationcreateInsurerArgs = {
  detailedName?: InputMaybe<Scalars['String']['input']>;
  logoUrls?: InputMaybe<logoUrlsInput>;
  name: Scalars['String']['input'];
};


export type MutationcreateLoginArgs = {
  input: createLoginInput;
};


export type MutationcreateNotificationTemplateArgs = {
  input: createNotificationTemplateInput;
};


export type MutationcreatePdfDrawingTemplateArgs = {
  input: createPdfDrawingTemplateInput;
};


export type MutationcreatePriceLogicArgs = {
  input: priceLogicInput;
  productId: productIdInput;
};


export type MutationcreateProductArgs = {
  product?: InputMaybe<createProductInput>;
};


export type MutationcreateRateTableArgs = {
  input: rateTableInput;
  name: Scalars['String']['input'];
  productId: productIdInput;
  rowsJsonString?: InputMaybe<Scalars['String']['input']>;
};


export type MutationcreateReleaseArgs = {
  input: createReleaseInput;
};


export type MutationcreateSmsTemplateArgs = {
  input: createSmsTemplateInput;
};


export type MutationcreateWkhtmltopdfTemplateArgs = {
  input: createWkhtmltopdfTemplateInput;
};


export type MutationdeactivateArgs = {
  loginId: Scalars['String']['input'];
};


export type MutationdeleteAllL10nArgs = {
  key: Scalars['String']['input'];
};


export type MutationdeleteAppArgs = {
  appId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationdeleteComponentArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
};


export type MutationdeleteFileArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};


export type MutationdeleteFolderArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};


export type MutationdeleteInsurerArgs = {
  id: Scalars['String']['input'];
};


export type MutationdeleteL10nArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type MutationdeleteProductArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  force?: InputMaybe<Scalars['Boolean']['input']>;
  productId: productIdInput;
};


export type MutationdeleteRateTableArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  productId: productIdInput;
};


export type MutationdeleteReleaseArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  releaseId: Scalars['String']['input'];
};


export type MutationdeleteTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
};


export type MutationdisableSecondFactorArgs = {
  proof: identityProofInput;
};


export type MutationdiscardTemplateDraftArgs = {
  templateId: Scalars['String']['input'];
};


export type MutationendSessionArgs = {
  id: Scalars['String']['input'];
};


export type MutationforgotPasswordArgs = {
  forgotPasswordInput: forgotPasswordInput;
  tenantId: Scalars['String']['input'];
};


export type MutationimportProductArgs = {
  contentJsonString: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationimportReleaseArgs = {
  contentJsonString: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationimportTemplatesArgs = {
  contentJsonString: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationmoveBenefitArgs = {
  beforeTypeId?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  parentTypeId?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
  typeId: Scalars['String']['input'];
};


export type MutationmoveFileArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  newKey: Scalars['String']['input'];
};


export type MutationnameSnapshotArgs = {
  itemId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['Int']['input'];
};


export type MutationopenVisitorSessionArgs = {
  code: Scalars['String']['input'];
  secondFactor?: InputMaybe<Scalars['String']['input']>;
};


export type MutationpublishReleaseArgs = {
  expectedLive?: InputMaybe<Scalars['String']['input']>;
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  releaseId: Scalars['String']['input'];
};


export type MutationreactivateArgs = {
  loginId: Scalars['String']['input'];
};


export type MutationrejectReleaseArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  manifest: Scalars['String']['input'];
  releaseId: Scalars['String']['input'];
};


export type MutationremoveBenefitArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  optionKey?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
  typeId: Scalars['String']['input'];
};


export type MutationremoveDeletedItemArgs = {
  itemId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
};


export type MutationremoveDiscountCodeArgs = {
  code: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
};


export type MutationremoveDynamicValueFromTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
  valueId: Scalars['String']['input'];
};


export type MutationremoveEmailAttachmentReferenceArgs = {
  attachmentReferenceId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
};


export type MutationremoveEmailAttachmentTemplateArgs = {
  attachmentTemplateId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
};


export type MutationremoveHostFromAppArgs = {
  appId: Scalars['String']['input'];
  host: Scalars['String']['input'];
};


export type MutationremoveHostFromTenantSettingsArgs = {
  host?: InputMaybe<Scalars['String']['input']>;
};


export type MutationremoveInputFromFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  inputId: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};


export type MutationremoveLoadingCodeArgs = {
  code: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
};


export type MutationremoveOutputFromFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  outputId: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};


export type MutationremovePdfDrawingArgs = {
  drawingId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  templateId: Scalars['String']['input'];
};


export type MutationrenameRateTableArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  newName: Scalars['String']['input'];
  productId: productIdInput;
};


export type MutationrenewRecoveryCodesArgs = {
  proof: identityProofInput;
};


export type MutationreplaceRateTableArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: rateTableInput;
  name: Scalars['String']['input'];
  productId: productIdInput;
  rowsJsonString: Scalars['String']['input'];
};


export type MutationrequestApprovalArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  releaseId: Scalars['String']['input'];
};


export type MutationresendInvitationArgs = {
  loginId: Scalars['String']['input'];
};


export type MutationresetPasswordArgs = {
  code: Scalars['String']['input'];
  loginId: Scalars['String']['input'];
  password: Scalars['String']['input'];
  tenantId: Scalars['String']['input'];
};


export type MutationrestoreItemArgs = {
  itemId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationrestoreSnapshotArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  itemId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


export type MutationrevokeApiKeyArgs = {
  id: Scalars['String']['input'];
};


export type MutationrollBackReleaseArgs = {
  expectedLive?: InputMaybe<Scalars['String']['input']>;
  releaseId: Scalars['String']['input'];
};


export type MutationsaveDrawingsArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: saveDrawingsInput;
  templateId: Scalars['String']['input'];
};


export type MutationsaveTemplateDraftArgs = {
  input: templateDraftInput;
  templateId: Scalars['String']['input'];
};


export type MutationscheduleReleaseArgs = {
  at: Scalars['DateTimeOffset']['input'];
  releaseId: Scalars['String']['input'];
  zone: Scalars['String']['input'];
};


export type MutationsendMailAgainArgs = {
  mailId: Scalars['String']['input'];
};


export type MutationsendNotificationArgs = {
  input: sendNotificationInput;
};


export type MutationsendSignInLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationsetAppProductsArgs = {
  appId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  productIds: Array<productIdInput>;
};


export type MutationsetFileAclArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  isPublic: Scalars['Boolean']['input'];
  key: Scalars['String']['input'];
};


export type MutationsubmitRequestArgs = {
  input: caseInput;
};


export type MutationupdateAppArgs = {
  appId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateAppInput;
};


export type MutationupdateApprovalsArgs = {
  approvals: Array<kindApprovalsInput>;
  overrideReason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateBenefitArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateBenefitInput;
  l10n?: InputMaybe<Array<upsertL10nInput>>;
  optionKey?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
  typeId: Scalars['String']['input'];
};


export type MutationupdateBenefitsArgs = {
  l10n?: InputMaybe<Array<l10nUpdateInput>>;
  productId: productIdInput;
  updates: Array<benefitUpdateInput>;
};


export type MutationupdateCaseArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: updateCaseInput;
};


export type MutationupdateChangeControlArgs = {
  changeControl: changeControlEnumeration;
  overrideReason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateComponentArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: updateComponentInput;
};


export type MutationupdateDiscountCodeArgs = {
  code: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: codeRuleInput;
  productId: productIdInput;
};


export type MutationupdateDynamicTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateDynamicTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationupdateDynamicValueOfTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateDynamicValueOfTemplateInput;
  templateId: Scalars['String']['input'];
  valueId: Scalars['String']['input'];
};


export type MutationupdateEmailMjmlTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateEmailMjmlTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationupdateFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: updateFunctionTemplateInput;
};


export type MutationupdateHistorySettingsArgs = {
  input: historySettingsInput;
};


export type MutationupdateInputOfFunctionTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: functionInputInput;
  inputId: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};


export type MutationupdateInsurerArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  input: updateInsurerInput;
};


export type MutationupdateLoadingCodeArgs = {
  code: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: codeRuleInput;
  productId: productIdInput;
};


export type MutationupdateNotificationTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateNotificationTemplateInput;
  l10n?: InputMaybe<Array<upsertL10nInput>>;
  templateId: Scalars['String']['input'];
};


export type MutationupdatePdfDrawingArgs = {
  drawingId: Scalars['String']['input'];
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updatePdfDrawingInput;
  templateId: Scalars['String']['input'];
};


export type MutationupdatePdfDrawingTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: createPdfDrawingTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationupdatePriceLogicArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: priceLogicInput;
  productId: productIdInput;
};


export type MutationupdateProductArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<updateProductInput>;
  l10n?: InputMaybe<Array<upsertL10nInput>>;
  productId: productIdInput;
};


export type MutationupdateProductInputsArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  inputsJsonString: Scalars['String']['input'];
  productId: productIdInput;
};


export type MutationupdateReleaseArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateReleaseInput;
  releaseId: Scalars['String']['input'];
};


export type MutationupdateReleaseItemsArgs = {
  appIds?: InputMaybe<Array<Scalars['String']['input']>>;
  items?: InputMaybe<Array<releaseItemInput>>;
  releaseId: Scalars['String']['input'];
};


export type MutationupdateSecondFactorRequirementArgs = {
  isRequired: Scalars['Boolean']['input'];
};


export type MutationupdateSmsTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateSmsTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationupdateWkhtmltopdfTemplateArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  input: updateWkhtmltopdfTemplateInput;
  templateId: Scalars['String']['input'];
};


export type MutationupsertCmsConfigArgs = {
  appId: Scalars['String']['input'];
  config: cmsConfigInput;
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupsertL10nArgs = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  l10n?: InputMaybe<upsertL10nInput>;
};

export type Query = {
  __typename?: 'Query';
  /** The tenant's API keys, newest first; never the keys themselves. */
  apiKeys?: Maybe<Array<apiKey>>;
  /** The tenant's apps, newest first unless sorted; all of them without a limit. */
  apps: apps;
  /** Calls a function with values for its inputs, like the operator function in pricing logic. Stores nothing. */
  callFunction?: Maybe<callFunctionResult>;
  /**
   * The tenant's cases, newest first unless sorted; at most 10,000 in one list. If totalCount is larger, use after
   * or skip to read the rest. asOf limits the list to cases that existed at that time, so that pages stay consistent.
   */
  cases?: Maybe<cases>;
  /**
   * Items that differ from what is live, of the kinds that the caller may read, by kind and name. At most 1,000; none where
   * changes take effect at once.
   */
  changedItems: changedItems;
  /** The configurations of the tenant's apps, by the newest app first unless sorted; every app has one. */
  cmsConfigs?: Maybe<Array<Maybe<cmsConfig>>>;
  /**
   * Compares the workbooks of two states of a function in the same way, with the saved calls of the later one; without to,
   * those of a state and of the function as it is. The value is null if both have the same workbook, or one has none, and
   * for other templates.
   */
  compareFunctionStates?: Maybe<compareFunctionWorkbookResult>;
  /** Compares the file with the workbook of the function, cell by cell, and calls both with the saved calls. Stores nothing. */
  compareFunctionWorkbook?: Maybe<compareFunctionWorkbookResult>;
  /** Components of an app that failed on customers' pages, the most recent first; at most 200. */
  componentFailures: componentFailures;
  /**
   * What a preview shows besides the edited source: the components with these names, all that they use, and the
   * texts that apps may show.
   */
  componentPreview: componentPreview;
  /** The tenant's components, newest first unless sorted; all of them without a limit. */
  components?: Maybe<components>;
  /**
   * Reads a decision table of a DMN model, versions 1.2 to 1.5, storing nothing. Every cell that cannot be imported is an error
   * that names it.
   */
  decisionTableFromDmn?: Maybe<decisionTableFromDmnResult>;
  /** Writes a decision table as a DMN 1.3 model, storing nothing. */
  decisionTableToDmn?: Maybe<decisionTableToDmnResult>;
  /** What has been deleted and can be restored with restoreItem, of all kinds that the caller may read; newest first. */
  deletedItems: deletedItems;
  /** Evaluates JSON Logic on values, storing nothing. */
  evaluateLogic?: Maybe<evaluateLogicResult>;
  /**
   * A product, or every product of a plan, as one JSON file that importProduct reads: benefits, pricing and
   * underwriting logic, inputs, rate tables, codes, and the texts in every language. docs/transfer.md describes the format. Specify
   * either productId or plan. Fails with NOT_FOUND if no product matches, and with LIMIT_EXCEEDED above 100
   * products or 4,000,000 bytes.
   */
  exportProduct: exportedProducts;
  /**
   * A release with the states that it holds, and the files that they use, as one JSON file that importRelease reads.
   * docs/transfer.md describes the format. INVALID where changes take effect at once, and for an app with a document without
   * a logical id; LIMIT_EXCEEDED for more than 200 files or 6,000,000 bytes.
   */
  exportRelease: exportedRelease;
  /**
   * Templates with the files that they use, as one JSON file that importTemplates reads. docs/transfer.md
   * describes the format. NOT_FOUND for an id without a template, CONFLICT for two that differ only by id,
   * LIMIT_EXCEEDED for more than 100 templates, 200 files or 6,000,000 bytes.
   */
  exportTemplates: exportedTemplates;
  /** Mails of the tenant whose delivery has finally failed, newest first; at most 100. */
  failedMails: failedMails;
  /** The buckets of the tenant, or the one of that name. The first is the default for every bucketName. */
  fileBuckets?: Maybe<Array<Maybe<buckets>>>;
  /**
   * The direct contents of a folder. Folders are listed in natural order (9 before 10) on the first page; limit and skip
   * apply to files. Without a limit all files are listed. For a folder that does not exist the lists are empty.
   */
  fileListing?: Maybe<fileListing>;
  /**
   * The families of the fonts that were uploaded to the tenant, by name. Documents are printed in the ones that their styles
   * name.
   */
  fontFamilies: Array<fontFamily>;
  /**
   * Part of a sheet of the workbook, at most 6,000 cells: as stored in the file and, if there are inputs, after a
   * call with them.
   */
  functionSheet?: Maybe<functionSheetResult>;
  /** The retention settings of the signed-in tenant, and the size of its history. */
  historySettings: historySettings;
  /** The tenant's insurers by name. */
  insurers?: Maybe<Array<Maybe<insurer>>>;
  /** What differs between two states of an item; without to, between a state and the item as it is now. */
  itemDifference: itemDifference;
  /**
   * The states of products, templates, components and apps after each save, newest first: of one item, or of all that
   * the caller may read. Saves of the same user within ten minutes are stored as one.
   */
  itemSnapshots: itemSnapshots;
  /**
   * The products, templates, components and apps that name items in their present state, by kind and name. The items
   * themselves are not listed. Names that a script or an expression makes up are not known, and neither are clients that
   * name an item in their requests; productUses has the policies and requests of a product.
   */
  itemUses: itemUses;
  /**
   * The tenant's users by email address; at most 10,000 in one list. If totalCount is larger, use skip to read the
   * rest.
   */
  logins?: Maybe<logins>;
  /** The sender addresses of mails. */
  mailSenders: mailSenders;
  /** The caller, with the role and its rights. */
  me: me;
  /**
   * The PDF file of a template, or the one with that key: its pages, its form fields, and whether it can be drawn
   * on. Specify one of the two.
   */
  pdfForm?: Maybe<pdfForm>;
  /**
   * The tenant's policies, newest first unless sorted; at most 10,000 in one list. If totalCount is larger, use
   * after or skip to read the rest. asOf limits the list to policies that existed at that time, so that pages stay
   * consistent.
   */
  policies?: Maybe<policies>;
  /** Renders unsaved MJML for its editor, with what recipients see of the mail in their inbox and a review of its quality. */
  previewEmailMjml?: Maybe<emailPreviewResult>;
  /**
   * What importProduct would do with this file, without changing anything. A file that cannot be parsed is
   * reported as an error; what the tenant does not accept is listed in the problems of each product.
   */
  previewProductImport: productImport;
  /**
   * What importRelease would do with this file, without changing anything. A file that cannot be parsed is reported as an
   * error; what the tenant does not accept is listed in the problems of each item and file.
   */
  previewReleaseImport: releaseImport;
  /**
   * What importTemplates would do with this file, without changing anything. A file that cannot be parsed is
   * reported as an error; what the tenant does not accept is listed in the problems of each template and file.
   */
  previewTemplateImport: templateImport;
  /** What depends on a product, to be shown before it is deleted. NOT_FOUND if the product does not exist. */
  productUses: productUses;
  /** The same as products_2. */
  products?: Maybe<products>;
  /** The tenant's products, newest first unless sorted; all of them without a limit. Guests see those that their app sells. */
  products_2?: Maybe<products>;
  /**
   * Exchanges a refresh token for a new pair. Each token works once; reusing one ends the session. For 10 seconds
   * after the first use, the same client id and address receive another pair of the same session, so that tabs may
   * renew simultaneously.
   */
  refreshToken?: Maybe<token>;
  /**
   * What a release of these items needs besides them: items that they name, directly or through each other, and that are
   * not live as they are. At most 500; none where changes take effect at once.
   */
  releaseNeeds: Array<neededItem>;
  /** The tenant's releases, newest first unless sorted; all of them without a limit. */
  releases: releases;
  /**
   * Renders MJML with the given content; value is the HTML. Liquid is rendered first, and its values are escaped
   * for HTML unless marked raw.
   */
  renderEmailMjml?: Maybe<stringResult>;
  /**
   * Renders the saved template with the result of its query, and the content merged over it. With
   * includeAttachments, its files are read and its documents printed for the same record; input can override them.
   */
  renderEmailMjmlTemplate?: Maybe<emailRenderedResult>;
  /**
   * Calls the saved function: its query is run, the content is merged over the result, and the Liquid of each
   * input is rendered to a value of the type in the workbook. An input without Liquid takes the value with its
   * name from the content.
   */
  renderFunctionTemplate?: Maybe<functionRenderOutput>;
  /** Renders HTML as Liquid with the given content; values are escaped for HTML unless marked raw. */
  renderHtml?: Maybe<stringResult>;
  /** Renders the template's text in the request's locale, like renderHtml. */
  renderNotificationTemplate?: Maybe<stringResult>;
  /**
   * Prints the drawings of the saved template on its PDF file, with the result of its query and the content merged over it. To
   * print in bulk, use POST /api/v1/render/{templateId}, which returns the PDF itself.
   */
  renderPdfDrawingTemplate?: Maybe<pdfRenderedResult>;
  /** Renders a text as Liquid with the given content; nothing is escaped. */
  renderSms?: Maybe<smsRenderedResult>;
  /** Renders the saved template with the result of its query, and the content merged over it. */
  renderSmsTemplate?: Maybe<smsRenderedResult>;
  /** Prints HTML with the given content; values are escaped for HTML unless marked raw. */
  renderWkhtmltopdf?: Maybe<pdfRenderedResult>;
  /**
   * Prints the saved template with the result of its query, and the content merged over it. To print in bulk, use
   * POST /api/v1/render/{templateId}, which returns the PDF itself.
   */
  renderWkhtmltopdfTemplate?: Maybe<pdfRenderedResult>;
  /**
   * Requests: the cases submitted in apps or created with createCase, newest first unless sorted; at most 10,000
   * in one list. If totalCount is larger, use after or skip to read the rest. asOf limits the list to requests that
   * existed at that time, so that pages stay consistent.
   */
  requests?: Maybe<cases>;
  /** Files of a bucket in the natural order of their keys; at most 500. */
  searchFiles: Array<fileSummary>;
  /** The caller's own second factor, and whether the tenant requires one. */
  secondFactor: secondFactor;
  /** A mail that the caller has sent with sendNotification; administrators can also see those of other users. Null if it does not exist. */
  sentMail?: Maybe<sentMail>;
  /** Mails that were sent with sendNotification, newest first; at most 100. Only the caller's own, except for administrators. */
  sentMails: sentMails;
  /** The caller's active sessions, the most recently used first; at most 100. */
  sessions: sessions;
  /** The tenant's templates, newest first unless sorted; all of them without a limit. */
  templates?: Maybe<templates>;
  /** The signed-in tenant's own settings. */
  tenantSettings: tenantSettings;
  /** The signed-in tenant's limits and their use. */
  tenantUsage: tenantUsage;
  /**
   * Signs a user in to a tenant. Failures are reported in the token's error and errorDescription. With a correct password, a
   * missing code is REQUIRED at the errorPath secondFactor, and a wrong code INVALID there.
   */
  token_2?: Maybe<token>;
  /**
   * The tenant's transactions, newest first unless sorted; at most 10,000 in one list. If totalCount is larger,
   * use after or skip to read the rest. asOf limits the list to transactions that existed at that time, so that pages stay
   * consistent.
   */
  transactions?: Maybe<transactions>;
  /** The visitor who has signed in to the app. */
  visitor: visitor;
  /**
   * Prints a document for a policy that the customer holds. The query of its template sees only this policy and
   * its payments. NOT_FOUND for any other policy, or a document that the app does not offer.
   */
  visitorDocument: printedDocument;
  /**
   * Policies, newest first: for customers those that they hold, for staff all, with the right to read policies.
   * search limits the list to policies with this text in the number, or in a name or email address of the holder.
   */
  visitorPolicies: visitorPolicies;
  /** Null if visitorPolicies would not list it. */
  visitorPolicy?: Maybe<visitorPolicy>;
  /** Null if visitorRequests would not list it. */
  visitorRequest?: Maybe<visitorRequest>;
  /**
   * Requests, newest first: for customers those that they submitted, for staff all, with the right to read
   * requests. search limits the list to requests with this text in the number, or in a name, email address or
   * telephone number of their parties.
   */
  visitorRequests: visitorRequests;
};


export type QueryappsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<appWhereInput>;
};


export type QuerycallFunctionArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  inputsJsonString: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type QuerycasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<caseWhere>;
};


export type QuerychangedItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<changedItemWhereInput>;
};


export type QuerycmsConfigsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<CmsConfigWhereInputGraphType>;
};


export type QuerycompareFunctionStatesArgs = {
  from: Scalars['Int']['input'];
  templateId: Scalars['String']['input'];
  to?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerycompareFunctionWorkbookArgs = {
  fileKey: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};


export type QuerycomponentFailuresArgs = {
  appId: Scalars['String']['input'];
};


export type QuerycomponentPreviewArgs = {
  locale: Scalars['String']['input'];
  names: Array<Scalars['String']['input']>;
};


export type QuerycomponentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<componentWhereInput>;
};


export type QuerydecisionTableFromDmnArgs = {
  decision?: InputMaybe<Scalars['String']['input']>;
  xml: Scalars['String']['input'];
};


export type QuerydecisionTableToDmnArgs = {
  decideJsonString: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type QuerydeletedItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<deletedItemWhereInput>;
};


export type QueryevaluateLogicArgs = {
  logic: Scalars['String']['input'];
  productId?: InputMaybe<productIdInput>;
  valuesJsonString: Scalars['String']['input'];
};


export type QueryexportProductArgs = {
  plan?: InputMaybe<productPlanInput>;
  productId?: InputMaybe<productIdInput>;
};


export type QueryexportReleaseArgs = {
  releaseId: Scalars['String']['input'];
};


export type QueryexportTemplatesArgs = {
  templateIds: Array<Scalars['String']['input']>;
  withoutFiles?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryfileBucketsArgs = {
  where?: InputMaybe<bucketWhereInput>;
};


export type QueryfileListingArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  continuationToken?: InputMaybe<Scalars['String']['input']>;
  filename_contains?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryfunctionSheetArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  columns: Scalars['Int']['input'];
  inputsJsonString?: InputMaybe<Scalars['String']['input']>;
  left: Scalars['Int']['input'];
  output?: InputMaybe<Scalars['String']['input']>;
  rows: Scalars['Int']['input'];
  sheet: Scalars['Int']['input'];
  templateId: Scalars['String']['input'];
  top: Scalars['Int']['input'];
};


export type QueryinsurersArgs = {
  ids?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  productTypes?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryitemDifferenceArgs = {
  from: Scalars['Int']['input'];
  itemId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryitemSnapshotsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<itemSnapshotWhereInput>;
};


export type QueryitemUsesArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  itemIds: Array<Scalars['String']['input']>;
  kind: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryloginsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<loginWhereInput>;
};


export type QuerypdfFormArgs = {
  fileKey?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['String']['input']>;
};


export type QuerypoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<policyWhereInput>;
};


export type QuerypreviewEmailMjmlArgs = {
  emailMjml: Scalars['String']['input'];
  input?: InputMaybe<templateRenderParametersInput>;
  subject?: InputMaybe<Scalars['String']['input']>;
  unsubscribeUrl?: InputMaybe<Scalars['String']['input']>;
};


export type QuerypreviewProductImportArgs = {
  contentJsonString: Scalars['String']['input'];
};


export type QuerypreviewReleaseImportArgs = {
  contentJsonString: Scalars['String']['input'];
};


export type QuerypreviewTemplateImportArgs = {
  contentJsonString: Scalars['String']['input'];
};


export type QueryproductUsesArgs = {
  productId: productIdInput;
};


export type QueryproductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  values?: InputMaybe<Array<InputMaybe<keyValueInput>>>;
  valuesJsonString?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<productWhereInput>;
};


export type Queryproducts_2Args = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  values?: InputMaybe<Array<InputMaybe<keyValueInput>>>;
  valuesJsonString?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<productWhereInput>;
};


export type QueryrefreshTokenArgs = {
  clientId: Scalars['String']['input'];
  refreshToken: Scalars['String']['input'];
  tenantId: Scalars['String']['input'];
};


export type QueryreleaseNeedsArgs = {
  items: Array<releaseItemInput>;
};


export type QueryreleasesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<releaseWhereInput>;
};


export type QueryrenderEmailMjmlArgs = {
  emailMjml: Scalars['String']['input'];
  input?: InputMaybe<templateRenderParametersInput>;
};


export type QueryrenderEmailMjmlTemplateArgs = {
  includeAttachments?: InputMaybe<Scalars['Boolean']['input']>;
  input?: InputMaybe<templateRenderParametersInput>;
  templateId: Scalars['String']['input'];
};


export type QueryrenderFunctionTemplateArgs = {
  input?: InputMaybe<templateRenderParametersInput>;
  templateId: Scalars['String']['input'];
};


export type QueryrenderHtmlArgs = {
  html: Scalars['String']['input'];
  input?: InputMaybe<templateRenderParametersInput>;
};


export type QueryrenderNotificationTemplateArgs = {
  input?: InputMaybe<templateRenderParametersInput>;
  templateId: Scalars['String']['input'];
};


export type QueryrenderPdfDrawingTemplateArgs = {
  input?: InputMaybe<templateRenderParametersInput>;
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  templateId: Scalars['String']['input'];
  unsaved?: InputMaybe<unsavedPdfDrawingInput>;
};


export type QueryrenderSmsArgs = {
  bodyLiquid: Scalars['String']['input'];
  input?: InputMaybe<templateRenderParametersInput>;
};


export type QueryrenderSmsTemplateArgs = {
  input?: InputMaybe<templateRenderParametersInput>;
  templateId: Scalars['String']['input'];
};


export type QueryrenderWkhtmltopdfArgs = {
  footerSettings?: InputMaybe<headerFooterInput>;
  headerSettings?: InputMaybe<headerFooterInput>;
  html: Scalars['String']['input'];
  input?: InputMaybe<templateRenderParametersInput>;
  isAccessibilityChecked?: InputMaybe<Scalars['Boolean']['input']>;
  isFitToPage?: InputMaybe<Scalars['Boolean']['input']>;
  isTagged?: InputMaybe<Scalars['Boolean']['input']>;
  isUnprotected?: InputMaybe<Scalars['Boolean']['input']>;
  marginSettings?: InputMaybe<marginSettingsInput>;
  minimumPrintSizePercent?: InputMaybe<Scalars['Int']['input']>;
  orientation?: InputMaybe<orientationEnumeration>;
  ownerPasswordLiquid?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<pageSizeEnumeration>;
  passwordLiquid?: InputMaybe<Scalars['String']['input']>;
  permissions?: InputMaybe<Array<pdfPermissionEnumeration>>;
};


export type QueryrenderWkhtmltopdfTemplateArgs = {
  input?: InputMaybe<templateRenderParametersInput>;
  templateId: Scalars['String']['input'];
};


export type QueryrequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<caseWhere>;
};


export type QuerysearchFilesArgs = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<fileWhere>;
};


export type QuerysentMailArgs = {
  id: Scalars['String']['input'];
};


export type QuerysentMailsArgs = {
  templateId?: InputMaybe<Scalars['String']['input']>;
};


export type QuerytemplatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<templateWhereInput>;
};


export type Querytoken_2Args = {
  clientId: Scalars['String']['input'];
  password: Scalars['String']['input'];
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  tenantId: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type QuerytransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<sortInput>;
  where?: InputMaybe<transactionWhereInput>;
};


export type QueryvisitorDocumentArgs = {
  documentId: Scalars['String']['input'];
  policyId: Scalars['String']['input'];
};


export type QueryvisitorPoliciesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryvisitorPolicyArgs = {
  id: Scalars['String']['input'];
};


export type QueryvisitorRequestArgs = {
  id: Scalars['String']['input'];
};


export type QueryvisitorRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type addDynamicValueToTemplateInput = {
  value?: InputMaybe<scalarValueInput>;
  /** JSON text; takes precedence over value. */
  valueJsonString?: InputMaybe<Scalars['String']['input']>;
};

export type addEmailAttachmentReferenceInput = {
  fileName: Scalars['String']['input'];
  filePath: Scalars['String']['input'];
};

export type addEmailAttachmentTemplateInput = {
  fileName: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};

/** Two opposite corners, in any order. */
export type addPdfDrawingInput = {
  fieldName?: InputMaybe<Scalars['String']['input']>;
  font?: InputMaybe<fontInput>;
  /** An id chosen by the caller, so that an undone removal restores the same drawing: 8 to 64 letters, digits, _ and -. */
  id?: InputMaybe<Scalars['String']['input']>;
  isShrunkToFit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Defaults to TEXT. */
  kind?: InputMaybe<pdfDrawingKindEnumeration>;
  liquidSource?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pictureFileKey?: InputMaybe<Scalars['String']['input']>;
  point1: pointInput;
  point2: pointInput;
  textAlignment?: InputMaybe<textAlignmentEnumeration>;
  verticalAlignment?: InputMaybe<verticalAlignmentEnumeration>;
};

/** An address of a party. */
export type address = {
  __typename?: 'address';
  /** The lines of the address, as JSON text if they were imported as an object. */
  fields?: Maybe<Scalars['String']['output']>;
  /** A type such as home or office. */
  type: Scalars['String']['output'];
};

export type apiKey = {
  __typename?: 'apiKey';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  /** Null if it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['String']['output'];
  isExpired: Scalars['Boolean']['output'];
  /** To the minute; null if it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** The products that it may price; null for all of them. */
  products?: Maybe<Array<apiKeyProduct>>;
  /** The first characters of the key, to tell keys apart. */
  start: Scalars['String']['output'];
};

/** A product, or all versions of a plan and type. */
export type apiKeyProduct = {
  __typename?: 'apiKeyProduct';
  plan: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Null for every version; empty for the product without a version. */
  version?: Maybe<Scalars['String']['output']>;
};

export type apiKeyProductInput = {
  plan: Scalars['String']['input'];
  type: Scalars['String']['input'];
  /** If omitted or null, every version; empty for the product without a version. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A website that the tenant shows to its customers or staff. */
export type app = {
  __typename?: 'app';
  appId: Scalars['String']['output'];
  appName?: Maybe<Scalars['String']['output']>;
  /** The template that the app was created from, such as blank or client_portal. */
  appTemplateId: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  /** The sender of invitations. */
  email?: Maybe<Scalars['String']['output']>;
  emailSenderName?: Maybe<Scalars['String']['output']>;
  /** Every host of the app, the main one first. */
  hosts: Array<Scalars['String']['output']>;
  /** Whether requestsEmail is the address of a user of the tenant; null if there is no address. */
  isRequestsEmailOfUser?: Maybe<Scalars['Boolean']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** The release that customers see. */
  liveRelease?: Maybe<release>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  /** The notification template of the mail about a new request. */
  onRequestTemplateId?: Maybe<Scalars['String']['output']>;
  /** The recipient of the mail about a new request. Without a template, none is sent. */
  requestsEmail?: Maybe<Scalars['String']['output']>;
  revision: Scalars['String']['output'];
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /** The products that the app sells, in order. */
  soldProducts: Array<soldProduct>;
  /** The main host, and how one of several apps on a host is selected. */
  urlRouting?: Maybe<urlRouting>;
};

/** All conditions of an input must match. */
export type appWhereInput = {
  and?: InputMaybe<Array<InputMaybe<appWhereInput>>>;
  appId?: InputMaybe<Scalars['String']['input']>;
  appId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Case-insensitive. */
  appName_contains?: InputMaybe<Scalars['String']['input']>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  lastModifiedAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  lastModifiedAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  or?: InputMaybe<Array<InputMaybe<appWhereInput>>>;
};

/** A default that was applied to the values of a calculation. */
export type appliedDefault = {
  __typename?: 'appliedDefault';
  /** Dotted, such as trip.zone. */
  path: Scalars['String']['output'];
  /** The default as JSON text. */
  valueJsonString: Scalars['String']['output'];
};

export type apps = {
  __typename?: 'apps';
  list?: Maybe<Array<Maybe<app>>>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

/** A declared input, for the present values of a form. */
export type askedInput = {
  __typename?: 'askedInput';
  /** Whether its condition holds or it has none. A form hides what is not asked, and does not send it. */
  isAsked: Scalars['Boolean']['output'];
  /** Whether the present value, or its absence, is refused; otherwise it is at most reported. */
  isRefused: Scalars['Boolean']['output'];
  /** Whether a value must be present: it is asked, and there is no default. */
  isRequired: Scalars['Boolean']['output'];
  /** Why the present value, or its absence, does not match, for the field of the value; in the language of the request. */
  message?: Maybe<Scalars['String']['output']>;
  /** Dotted, such as insureds.0.age. */
  path: Scalars['String']['output'];
};

export type attachmentReference = {
  __typename?: 'attachmentReference';
  /** Liquid. */
  fileName: Scalars['String']['output'];
  /** The key of the file in the tenant's first bucket. */
  filePath: Scalars['String']['output'];
  id: Scalars['String']['output'];
  /** Whether the file does not exist. */
  isMissing: Scalars['Boolean']['output'];
  sizeBytes?: Maybe<Scalars['Int']['output']>;
};

export type attachmentTemplate = {
  __typename?: 'attachmentTemplate';
  attachmentTemplateId: Scalars['String']['output'];
  /** Liquid. A name without an extension gets .pdf appended. */
  fileName: Scalars['String']['output'];
  /** Whether the template does not exist or cannot be printed. */
  isMissing: Scalars['Boolean']['output'];
  templateId: Scalars['String']['output'];
  templateName?: Maybe<Scalars['String']['output']>;
  templateType?: Maybe<Scalars['String']['output']>;
  /** The route segment of that template's editor. */
  templateView?: Maybe<Scalars['String']['output']>;
};

export type beginSecondFactorResult = {
  __typename?: 'beginSecondFactorResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** In base32, for an authenticator app that cannot scan. */
  secret?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** The same as an otpauth address, for a QR code. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** An entry of a flat list of benefits; each has the type id of its parent. */
export type benefit = {
  __typename?: 'benefit';
  currencyCode?: Maybe<currencyCodeEnumeration>;
  description?: Maybe<Scalars['String']['output']>;
  detailedValue?: Maybe<Scalars['String']['output']>;
  formattedDetailedValue?: Maybe<Scalars['String']['output']>;
  formattedValue?: Maybe<Scalars['String']['output']>;
  isOptional: Scalars['Boolean']['output'];
  isValueInput: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  options: Array<benefitOption>;
  parentTypeId?: Maybe<Scalars['String']['output']>;
  /** The value as JSON text. */
  rawData?: Maybe<Scalars['String']['output']>;
  typeId: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** A benefit with its options and children. */
export type benefitGraph = {
  __typename?: 'benefitGraph';
  children?: Maybe<Array<Maybe<benefitGraph>>>;
  currencyCode?: Maybe<currencyCodeEnumeration>;
  description?: Maybe<Scalars['String']['output']>;
  detailedValue?: Maybe<Scalars['String']['output']>;
  /** The text of detailedValue with its placeholders replaced in the same way; null if it is empty. */
  formattedDetailedValue?: Maybe<Scalars['String']['output']>;
  /**
   * The value on one line, formatted for customers: the text in value, with {this} replaced by the value and {this|C1} by
   * the value and its currency. Without such a text, the value and its currency, such as HKD 3,000. Null if the benefit has no
   * value or the customer enters it.
   */
  formattedValue?: Maybe<Scalars['String']['output']>;
  /** Whether the benefit has only options, and no value of its own. */
  hasOnlyOptions: Scalars['Boolean']['output'];
  isOptional: Scalars['Boolean']['output'];
  isValueInput: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  optionKey?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<benefitGraph>>>;
  parentOptionKeys?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  parentTypeId?: Maybe<Scalars['String']['output']>;
  /** The value as JSON text. */
  rawData?: Maybe<Scalars['String']['output']>;
  /** The revision of the benefit or option without its texts; for a benefit with only options, of all its options. */
  revision?: Maybe<Scalars['String']['output']>;
  typeId: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  value2?: Maybe<scalarValue>;
};

export type benefitInput = {
  currencyCode?: InputMaybe<currencyCodeEnumeration>;
  isValueInput?: InputMaybe<Scalars['Boolean']['input']>;
  optionKey?: InputMaybe<Scalars['String']['input']>;
  parentOptionKeys?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  parentTypeId?: InputMaybe<Scalars['String']['input']>;
  typeId: Scalars['String']['input'];
  value?: InputMaybe<scalarValueInput>;
  /** The value as JSON text; takes precedence over value. */
  valueJsonString?: InputMaybe<Scalars['String']['input']>;
};

/** A choice of value within a benefit. */
export type benefitOption = {
  __typename?: 'benefitOption';
  benefitTypeId: Scalars['String']['output'];
  currencyCode?: Maybe<currencyCodeEnumeration>;
  description?: Maybe<Scalars['String']['output']>;
  detailedValue?: Maybe<Scalars['String']['output']>;
  formattedDetailedValue?: Maybe<Scalars['String']['output']>;
  formattedValue?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** The value as JSON text. */
  rawData?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** The selected option of a benefit. */
export type benefitOptionInput = {
  benefitTypeId: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

/** A benefit or option that others are positioned before. */
export type benefitPlaceInput = {
  optionKey?: InputMaybe<Scalars['String']['input']>;
  typeId: Scalars['String']['input'];
};

/** A change of a benefit, or of one of its options. */
export type benefitUpdateInput = {
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  /** An empty input checks only that the benefit exists. */
  input: updateBenefitInput;
  optionKey?: InputMaybe<Scalars['String']['input']>;
  typeId: Scalars['String']['input'];
};

export type benefitsResult = {
  __typename?: 'benefitsResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** The revision of each text, in the order of the input; null for a deleted one. */
  l10nRevisions?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The revision of each updated benefit or option, in the order of the input. */
  revisions?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type bucketWhereInput = {
  bucketName?: InputMaybe<Scalars['String']['input']>;
};

/** A container for the tenant's files. */
export type buckets = {
  __typename?: 'buckets';
  bucketName: Scalars['String']['output'];
  /** The storage of the contents, such as disk. */
  providerId?: Maybe<Scalars['String']['output']>;
};

export type callFunctionResult = {
  __typename?: 'callFunctionResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<calledFunction>;
};

export type calledFunction = {
  __typename?: 'calledFunction';
  /** An object with the values of the outputs by their names, as JSON text. */
  outputsJsonString: Scalars['String']['output'];
};

/** A sales case: from a customer's request to policies. */
export type caseType = {
  __typename?: 'case';
  /** The app that it came from. */
  appId?: Maybe<Scalars['String']['output']>;
  /** The assigned user. */
  assignedTo?: Maybe<login>;
  caseNumber?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  /** The future holder of the policies. */
  holder?: Maybe<entityInterface>;
  id: Scalars['String']['output'];
  /** The persons or objects to be insured. */
  insureds?: Maybe<Array<Maybe<entityInterface>>>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer's locale. */
  locale?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Oldest first. */
  notes?: Maybe<Array<caseNote>>;
  otherHolders?: Maybe<Array<Maybe<entityInterface>>>;
  proposals?: Maybe<Array<Maybe<proposal>>>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Free text, such as OPEN. */
  status?: Maybe<Scalars['String']['output']>;
};

export type caseFactInput = {
  type: Scalars['String']['input'];
  /** The value as JSON text; null if omitted. */
  valueJsonString?: InputMaybe<Scalars['String']['input']>;
};

export type caseIdentityInput = {
  /** A type such as hkid or passport. */
  type: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type caseInput = {
  /** Further information, such as answers to questions; up to 200. */
  facts?: InputMaybe<Array<caseFactInput>>;
  /** Requires a name, and an email address or telephone number. */
  holder: casePartyInput;
  /** 16 to 100 characters, such as a UUID: created once for each request that a customer fills in. */
  idempotencyKey: Scalars['String']['input'];
  /** The persons to be insured; up to 100. */
  insureds?: InputMaybe<Array<casePartyInput>>;
  /** The customer's locale; defaults to the locale of the request. */
  locale?: InputMaybe<Scalars['String']['input']>;
  offer: caseOfferInput;
  productId: productIdInput;
};

/** A note on a case. */
export type caseNote = {
  __typename?: 'caseNote';
  /** Null for a note by the server, or if the user no longer exists. */
  author?: Maybe<login>;
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['String']['output'];
};

/** The basis of the price. There is no amount: the server calculates it. */
export type caseOfferInput = {
  /** The chosen options, as for pricing. */
  benefitOptions?: InputMaybe<Array<benefitOptionInput>>;
  discountCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The variables of the pricing and underwriting logic, as JSON text. */
  valuesJsonString: Scalars['String']['input'];
};

/** A person. */
export type casePartyInput = {
  chineseFirstName?: InputMaybe<Scalars['String']['input']>;
  chineseLastName?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  englishFirstName?: InputMaybe<Scalars['String']['input']>;
  englishLastName?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200. */
  facts?: InputMaybe<Array<caseFactInput>>;
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Identifications, such as type hkid; up to 20. */
  identities?: InputMaybe<Array<caseIdentityInput>>;
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  /** The full name; required unless English or Chinese names are sent. */
  name?: InputMaybe<Scalars['String']['input']>;
  occupation?: InputMaybe<Scalars['String']['input']>;
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  salutation?: InputMaybe<Scalars['String']['input']>;
  telephoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of submitting a request or creating a case. */
export type caseResult = {
  __typename?: 'caseResult';
  /** The customer's reference, such as R-20270131-7K3M9T. */
  caseNumber?: Maybe<Scalars['String']['output']>;
  /** The id of the case. */
  createdStatus?: Maybe<createdStatus>;
  /** accept or decline; null if the product has no underwriting logic. A referral is a decline. */
  decision?: Maybe<Scalars['String']['output']>;
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** accept, decline or refer: an underwriter has to decide. Null if the product has no underwriting logic. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** The price of the offer, as calculated by the server; null if the product has no pricing logic. */
  price?: Maybe<pricing>;
  rejectionCodes?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
};

/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type caseWhere = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: InputMaybe<Array<InputMaybe<caseWhere>>>;
  appId?: InputMaybe<Scalars['String']['input']>;
  appId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  assignedToId?: InputMaybe<Scalars['String']['input']>;
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** Case-insensitive; % and _ have no special meaning. */
  caseNumber_contains?: InputMaybe<Scalars['String']['input']>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  holderId?: InputMaybe<Scalars['String']['input']>;
  holderId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Whether it was submitted in an app or created with createCase. */
  isRequest?: InputMaybe<Scalars['Boolean']['input']>;
  name_contains?: InputMaybe<Scalars['String']['input']>;
  /** At least one must match. */
  or?: InputMaybe<Array<InputMaybe<caseWhere>>>;
  status?: InputMaybe<Scalars['String']['input']>;
  status_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Part of the number, or of a name, email address or telephone number of its parties; case-insensitive. */
  text_contains?: InputMaybe<Scalars['String']['input']>;
};

/** One page of cases. */
export type cases = {
  __typename?: 'cases';
  /** Continues the list as after, in the same sort; null if this page reaches its end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  list?: Maybe<Array<Maybe<caseType>>>;
  /** The number of all matches, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

export const changeControlEnumeration = {
  /** Every save of products, templates and components takes effect at once. */
  AT_ONCE: 'AT_ONCE',
  /** Customers get what has been released; saves change working copies. */
  RELEASES: 'RELEASES'
} as const;

export type changeControlEnumeration = typeof changeControlEnumeration[keyof typeof changeControlEnumeration];
export type changePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** 12 to 128 characters; one that is easy to guess is refused as INVALID. */
  newPassword: Scalars['String']['input'];
};

/** An item that differs from what is live. */
export type changedItem = {
  __typename?: 'changedItem';
  change: itemChangeEnumeration;
  changedAt: Scalars['DateTime']['output'];
  changedBy?: Maybe<login>;
  itemId: Scalars['String']['output'];
  /** app, component, product or template. */
  kind: Scalars['String']['output'];
  /** Of the live state; absent if nothing is live. */
  liveNumber?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Of its present state in history. itemDifference(kind, itemId, from: liveNumber, to: number) describes the differences. */
  number: Scalars['Int']['output'];
};

/** All conditions of an input must match. */
export type changedItemWhereInput = {
  and?: InputMaybe<Array<InputMaybe<changedItemWhereInput>>>;
  change_in?: InputMaybe<Array<itemChangeEnumeration>>;
  changedAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  changedAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  /** Items that this user has changed last. */
  changedById?: InputMaybe<Scalars['String']['input']>;
  itemId_in?: InputMaybe<Array<Scalars['String']['input']>>;
  kind_in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Case-insensitive. */
  name_contains?: InputMaybe<Scalars['String']['input']>;
  or?: InputMaybe<Array<InputMaybe<changedItemWhereInput>>>;
};

export type changedItems = {
  __typename?: 'changedItems';
  list: Array<changedItem>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

/** A page or shell of an app. */
export type cmsComponentRoute = {
  __typename?: 'cmsComponentRoute';
  /** The nested page. */
  children?: Maybe<cmsComponentRoute>;
  /** The name of the displayed component. */
  component?: Maybe<Scalars['String']['output']>;
  metaJsonString?: Maybe<Scalars['String']['output']>;
  /** Unique among the pages of the app. */
  name?: Maybe<Scalars['String']['output']>;
  /** Begins with /, or is * for all remaining addresses; :name is a parameter. A nested page's path may be relative to its parent's. */
  path?: Maybe<Scalars['String']['output']>;
  propsJsonString?: Maybe<Scalars['String']['output']>;
  /** The path to redirect to. */
  redirect?: Maybe<Scalars['String']['output']>;
};

export type cmsComponentRouteInput = {
  children?: InputMaybe<cmsComponentRouteInput>;
  component?: InputMaybe<Scalars['String']['input']>;
  metaJsonString?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  path?: InputMaybe<Scalars['String']['input']>;
  propsJsonString?: InputMaybe<Scalars['String']['input']>;
  redirect?: InputMaybe<Scalars['String']['input']>;
};

/** An app's appearance, its pages and what they may use. Published with the next release. */
export type cmsConfig = {
  __typename?: 'cmsConfig';
  /** Language tags such as zh-HK. */
  allowedLocales?: Maybe<Array<Scalars['String']['output']>>;
  /** JSON text of an object or a list. */
  analyticsProvidersJsonString?: Maybe<Scalars['String']['output']>;
  appId?: Maybe<Scalars['String']['output']>;
  /** JSON text of an object: the widgets' classes by component, variant and element. */
  baseComponentsVariantsJsonString?: Maybe<Scalars['String']['output']>;
  /** The pages. The first one that matches an address is shown. */
  componentRoutes?: Maybe<Array<cmsComponentRoute>>;
  /** One of the allowed locales. */
  defaultLocale?: Maybe<Scalars['String']['output']>;
  /** JSON text of an object: addresses that components may call. */
  endpointsJsonString?: Maybe<Scalars['String']['output']>;
  /** The password is always returned as ********. */
  guestLoginCredentials?: Maybe<cmsGuestLoginCredentials>;
  head?: Maybe<cmsHeadConfig>;
  /** JSON text of an object with text values: HTTP headers of the app's pages. */
  httpHeadersJsonString?: Maybe<Scalars['String']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** JSON text of an object or a list. */
  paymentProvidersJsonString?: Maybe<Scalars['String']['output']>;
  revision: Scalars['String']['output'];
  /** Pages that are never shown because an earlier page has the same addresses. */
  routeWarnings: Array<cmsRouteWarning>;
  tenantId: Scalars['String']['output'];
  /** JSON text of an object. */
  themeJsonString?: Maybe<Scalars['String']['output']>;
  /** Who may sign in to the app by an email link. If null, no one may. */
  visitors?: Maybe<cmsVisitors>;
};

export type cmsConfigInput = {
  allowedLocales?: InputMaybe<Array<Scalars['String']['input']>>;
  analyticsProvidersJsonString?: InputMaybe<Scalars['String']['input']>;
  baseComponentsVariantsJsonString?: InputMaybe<Scalars['String']['input']>;
  componentRoutes?: InputMaybe<Array<cmsComponentRouteInput>>;
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  endpointsJsonString?: InputMaybe<Scalars['String']['input']>;
  guestLoginCredentials?: InputMaybe<cmsGuestLoginCredentialsInput>;
  head?: InputMaybe<cmsHeadConfigInput>;
  httpHeadersJsonString?: InputMaybe<Scalars['String']['input']>;
  paymentProvidersJsonString?: InputMaybe<Scalars['String']['input']>;
  themeJsonString?: InputMaybe<Scalars['String']['input']>;
  visitors?: InputMaybe<cmsVisitorsInput>;
};

/** A sign-in that clients may store with an app. Guests of published apps do not use it. */
export type cmsGuestLoginCredentials = {
  __typename?: 'cmsGuestLoginCredentials';
  /** Always ********: the password cannot be read. */
  password: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type cmsGuestLoginCredentialsInput = {
  /** ******** leaves the stored password unchanged. */
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

/** Elements added to the head of every page. */
export type cmsHeadConfig = {
  __typename?: 'cmsHeadConfig';
  /** JSON text of a list of objects: the attributes of link elements. */
  linkJsonString?: Maybe<Scalars['String']['output']>;
  /** JSON text of a list of objects: the attributes of meta elements. */
  metaJsonString?: Maybe<Scalars['String']['output']>;
  /** Texts for browsers without scripts. */
  noScript?: Maybe<Array<cmsScriptConfig>>;
  script?: Maybe<Array<cmsScriptConfig>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type cmsHeadConfigInput = {
  linkJsonString?: InputMaybe<Scalars['String']['input']>;
  metaJsonString?: InputMaybe<Scalars['String']['input']>;
  noScript?: InputMaybe<Array<cmsScriptConfigInput>>;
  script?: InputMaybe<Array<cmsScriptConfigInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page that is never shown. */
export type cmsRouteWarning = {
  __typename?: 'cmsRouteWarning';
  message: Scalars['String']['output'];
  /** Dotted position of the page, such as componentRoutes.3.children. */
  path: Scalars['String']['output'];
};

export type cmsScriptConfig = {
  __typename?: 'cmsScriptConfig';
  /** Whether it is loaded after the page. */
  afterLoad?: Maybe<Scalars['Boolean']['output']>;
  async?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is placed at the end of the body instead of in the head. */
  body?: Maybe<Scalars['Boolean']['output']>;
  defer?: Maybe<Scalars['Boolean']['output']>;
  innerHTML?: Maybe<Scalars['String']['output']>;
  /** Begins with https:// or with a single /. */
  src?: Maybe<Scalars['String']['output']>;
  /** Always null: every script is JavaScript. */
  type?: Maybe<Scalars['String']['output']>;
};

export type cmsScriptConfigInput = {
  afterLoad?: InputMaybe<Scalars['Boolean']['input']>;
  async?: InputMaybe<Scalars['Boolean']['input']>;
  body?: InputMaybe<Scalars['Boolean']['input']>;
  defer?: InputMaybe<Scalars['Boolean']['input']>;
  innerHTML?: InputMaybe<Scalars['String']['input']>;
  src?: InputMaybe<Scalars['String']['input']>;
};

/** Who may sign in to an app. The link in the email opens the app's page /sign-in. */
export type cmsVisitors = {
  __typename?: 'cmsVisitors';
  /** Ids or logical ids of HTML to PDF templates that customers may print for their policies; up to 10. */
  documentTemplateIds?: Maybe<Array<Scalars['String']['output']>>;
  /** customers: holders of policies and requests, who see their own; staff: users of the tenant, who see what their rights allow. */
  kind: Scalars['String']['output'];
};

export type cmsVisitorsInput = {
  documentTemplateIds?: InputMaybe<Array<Scalars['String']['input']>>;
  kind: Scalars['String']['input'];
};

/** A discount or loading of a product. */
export type codeRule = {
  __typename?: 'codeRule';
  calculationLogic: Scalars['String']['output'];
  code: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  name: Scalars['String']['output'];
  /** The same as calculationLogic in standard JSON Logic; null is its result if a lookup or decision has no row. */
  plainCalculationLogic?: Maybe<Scalars['String']['output']>;
  revision: Scalars['String']['output'];
};

/** How a discount or loading is calculated. */
export type codeRuleInput = {
  /**
   * JSON Logic as JSON text on the values and premium, the price so far, which hides a value named premium. It
   * returns the amount to add or subtract: a number, or a list of an amount and its currency code.
   */
  calculationLogic: Scalars['String']['input'];
  /** Unique among the discount and loading codes of the product. */
  code: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

/** An organization. */
export type company = entityInterface & {
  __typename?: 'company';
  addresses?: Maybe<Array<Maybe<address>>>;
  contacts?: Maybe<Array<Maybe<contact>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** individual, company, object or internal; determines the type. */
  entityType?: Maybe<Scalars['String']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  id: Scalars['String']['output'];
  identities?: Maybe<Array<Maybe<identity>>>;
  /** The insurer's code of the party. */
  internalCode?: Maybe<Scalars['String']['output']>;
  /** The stored name; without one, built from a person's English or Chinese names. */
  name?: Maybe<Scalars['String']['output']>;
  natureOfBusiness?: Maybe<Scalars['String']['output']>;
  registrationNumber?: Maybe<Scalars['String']['output']>;
};

export type compareFunctionWorkbookResult = {
  __typename?: 'compareFunctionWorkbookResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<functionComparison>;
};

export type comparedFunctionCall = {
  __typename?: 'comparedFunctionCall';
  after?: Maybe<functionCallOutcome>;
  /** For the function's current workbook; null if it no longer exists. */
  before?: Maybe<functionCallOutcome>;
  expectedJsonString: Scalars['String']['output'];
  isAsExpected: Scalars['Boolean']['output'];
  isSame: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A part of the pages of apps, made of a Vue template and a script. */
export type component = {
  __typename?: 'component';
  /** JSON text of an object: editorScript is the script, editorAst the tree of the editor. */
  componentJson: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  id?: Maybe<Scalars['ID']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  name: Scalars['String']['output'];
  revision: Scalars['String']['output'];
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /** What its authors consider it to be. Only DEPRECATED has an effect; what customers see depends on releases alone. */
  status: componentStatusEnumeration;
  /** Where the component is used. */
  usage: componentUsage;
  version?: Maybe<componentVersion>;
  vueTemplate: Scalars['String']['output'];
};

/**
 * A component that threw an error on customers' pages of one release. Pages report only the name of the component;
 * each counts once per page visit, and reports beyond the limits of an app are not counted.
 */
export type componentFailure = {
  __typename?: 'componentFailure';
  /** The name of the component in the release. */
  component: Scalars['String']['output'];
  /** The component, unless it has been deleted. It may have been renamed since. */
  componentId?: Maybe<Scalars['ID']['output']>;
  count: Scalars['Int']['output'];
  firstAt: Scalars['DateTime']['output'];
  /** Whether customers see this release. */
  isLive: Scalars['Boolean']['output'];
  lastAt: Scalars['DateTime']['output'];
  releaseId: Scalars['String']['output'];
  releaseName: Scalars['String']['output'];
};

export type componentFailures = {
  __typename?: 'componentFailures';
  list: Array<componentFailure>;
  totalCount: Scalars['Int']['output'];
};

export type componentPreview = {
  __typename?: 'componentPreview';
  components: Array<previewComponent>;
  /** Texts that belong to no product and no template. */
  texts: Array<previewText>;
};

export const componentStatusEnumeration = {
  /** Not to be used any more: an app that uses it cannot be released. */
  DEPRECATED: 'DEPRECATED',
  /** In progress. It can be released like a PUBLISHED component. */
  DRAFT: 'DRAFT',
  /** Ready to be used. It need not be part of a release. */
  PUBLISHED: 'PUBLISHED'
} as const;

export type componentStatusEnumeration = typeof componentStatusEnumeration[keyof typeof componentStatusEnumeration];
/** The usages of a component. */
export type componentUsage = {
  __typename?: 'componentUsage';
  apps: Array<componentUsingApp>;
  /** Other components that name it in their template or script. */
  components: Array<usingComponent>;
};

/** An app that shows a component. */
export type componentUsingApp = {
  __typename?: 'componentUsingApp';
  appId: Scalars['String']['output'];
  /** The paths of the pages that show the component directly. */
  pages: Array<Scalars['String']['output']>;
};

/** The framework version that a component is written for. */
export type componentVersion = {
  __typename?: 'componentVersion';
  framework: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type componentVersionInput = {
  framework: Scalars['String']['input'];
  version: Scalars['String']['input'];
};

/** All conditions of an input must match. */
export type componentWhereInput = {
  and?: InputMaybe<Array<InputMaybe<componentWhereInput>>>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Case-insensitive. */
  name_contains?: InputMaybe<Scalars['String']['input']>;
  or?: InputMaybe<Array<InputMaybe<componentWhereInput>>>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type components = {
  __typename?: 'components';
  list?: Maybe<Array<Maybe<component>>>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export type confirmSecondFactorResult = {
  __typename?: 'confirmSecondFactorResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** Each works once in place of a code from the authenticator app. Only this operation returns them. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
  /** The new sign-in, after an enrolment. */
  token?: Maybe<token>;
};

/** A way to reach a party. */
export type contact = {
  __typename?: 'contact';
  id: Scalars['String']['output'];
  /** A type such as email or telephone. */
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type createApiKeyResult = {
  __typename?: 'createApiKeyResult';
  apiKey?: Maybe<apiKey>;
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** The key, for the header X-API-Key. */
  key?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type createAppInput = {
  /** Letters, digits, _ and -, beginning with a letter. */
  appId: Scalars['String']['input'];
  appName: Scalars['String']['input'];
  /**
   * blank, distribution_website, client_portal or admin_portal: the app begins with the components, pages, texts
   * and look of the template. A component whose name is taken is prefixed with the app's id. Without a template
   * the app is empty.
   */
  appTemplateId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** The template of the mail about a new request; it must be one that can be sent by email. Its query receives the variable caseId. */
  onRequestTemplateId?: InputMaybe<Scalars['String']['input']>;
  /**
   * The recipient of the mail about a new request. Without the right to send emails, FORBIDDEN unless it is already stored
   * or the address of a user of the tenant.
   */
  requestsEmail?: InputMaybe<Scalars['String']['input']>;
  urlRouting?: InputMaybe<urlRoutingInput>;
};

export type createComponentInput = {
  componentJsonString: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Defaults to DRAFT. */
  status?: InputMaybe<componentStatusEnumeration>;
  /** Defaults to vue 2.6.11. */
  version?: InputMaybe<componentVersionInput>;
  /** Defaults to empty. */
  vueTemplate?: InputMaybe<Scalars['String']['input']>;
};

export type createDynamicTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Accepted for compatibility and ignored. */
  tags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type createEmailMjmlTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  mjml?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  unsubscribeUrl?: InputMaybe<Scalars['String']['input']>;
};

export type createFunctionTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  engine?: InputMaybe<engineInput>;
  fileKey?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  inputs?: InputMaybe<Array<InputMaybe<functionInputInput>>>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  outputs?: InputMaybe<Array<InputMaybe<functionOutputInput>>>;
  savedCalls?: InputMaybe<Array<InputMaybe<functionSavedCallInput>>>;
};

export type createLoginInput = {
  email: Scalars['String']['input'];
  /** The name shown next to the user's changes, up to 200 characters. Defaults to the email address. */
  name?: InputMaybe<Scalars['String']['input']>;
  role: roleEnumeration;
};

export type createNotificationTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type createPdfDrawingTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  /** The key of a PDF file in the first bucket of the tenant. One that cannot be drawn on is refused. */
  fileKey?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordLiquid?: InputMaybe<Scalars['String']['input']>;
};

export type createProductInput = {
  benefitInputs?: InputMaybe<Array<InputMaybe<benefitInput>>>;
  /** Copies the benefits, pricing and underwriting logic, inputs, codes and texts of this product. Cannot be combined with benefitInputs. */
  copyOf?: InputMaybe<productIdInput>;
  /** A day from 1900 to 2199, such as 2028-01-01. A copy of another version has none unless it is sent. */
  effectiveFrom?: InputMaybe<Scalars['String']['input']>;
  insurerId?: InputMaybe<Scalars['String']['input']>;
  /** Saved for the request's locale in the same transaction. */
  name?: InputMaybe<Scalars['String']['input']>;
  productId: productIdInput;
  status?: InputMaybe<Scalars['String']['input']>;
  /** Begins with sample rates, logic and inputs, to be replaced by one's own. Without it, the product is empty. Cannot be combined with copyOf. */
  template?: InputMaybe<productTemplate>;
  underwritingRules?: InputMaybe<Scalars['String']['input']>;
};

export type createReleaseInput = {
  /** Published in their present states. At most 20. */
  appIds?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** With the apps, at most 500. */
  items?: InputMaybe<Array<releaseItemInput>>;
  name: Scalars['String']['input'];
};

export type createSmsTemplateInput = {
  bodyLiquid?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type createWkhtmltopdfTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  footerSettings?: InputMaybe<headerFooterInput>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  headerSettings?: InputMaybe<headerFooterInput>;
  html?: InputMaybe<Scalars['String']['input']>;
  isFitToPage?: InputMaybe<Scalars['Boolean']['input']>;
  isTagged?: InputMaybe<Scalars['Boolean']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  marginSettings?: InputMaybe<marginSettingsInput>;
  /** In percent: 30 to 100. Null means 50. */
  minimumPrintSizePercent?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orientation?: InputMaybe<orientationEnumeration>;
  ownerPasswordLiquid?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<pageSizeEnumeration>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordLiquid?: InputMaybe<Scalars['String']['input']>;
  /** Any value other than null requires an owner password. */
  permissions?: InputMaybe<Array<pdfPermissionEnumeration>>;
};

/** The id of the created entity. */
export type createdStatus = {
  __typename?: 'createdStatus';
  id?: Maybe<Scalars['String']['output']>;
  ids?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

/** The outcome of a creation. */
export type createdStatusResult = {
  __typename?: 'createdStatusResult';
  createdStatus?: Maybe<createdStatus>;
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Scalars['String']['output']>>;
  /** The same problems with codes and positions. */
  errors_2?: Maybe<Array<errors>>;
  /** The revision of the created entity. */
  revision?: Maybe<Scalars['String']['output']>;
  /** success or failure */
  status?: Maybe<Scalars['String']['output']>;
};

/** ISO 4217 currency codes, including historic ones. */
export const currencyCodeEnumeration = {
  ADP: 'ADP',
  AED: 'AED',
  AFA: 'AFA',
  AFN: 'AFN',
  ALK: 'ALK',
  ALL: 'ALL',
  AMD: 'AMD',
  ANG: 'ANG',
  AOA: 'AOA',
  AOK: 'AOK',
  AON: 'AON',
  AOR: 'AOR',
  ARA: 'ARA',
  ARP: 'ARP',
  ARS: 'ARS',
  ARY: 'ARY',
  ATS: 'ATS',
  AUD: 'AUD',
  AWG: 'AWG',
  AYM: 'AYM',
  AZM: 'AZM',
  AZN: 'AZN',
  BAD: 'BAD',
  BAM: 'BAM',
  BBD: 'BBD',
  BDS: 'BDS',
  BDT: 'BDT',
  BEC: 'BEC',
  BEF: 'BEF',
  BEL: 'BEL',
  BGJ: 'BGJ',
  BGK: 'BGK',
  BGL: 'BGL',
  BGN: 'BGN',
  BHD: 'BHD',
  BIF: 'BIF',
  BMD: 'BMD',
  BND: 'BND',
  BOB: 'BOB',
  BOP: 'BOP',
  BOV: 'BOV',
  BRB: 'BRB',
  BRC: 'BRC',
  BRE: 'BRE',
  BRL: 'BRL',
  BRN: 'BRN',
  BRR: 'BRR',
  BSD: 'BSD',
  BTN: 'BTN',
  BUK: 'BUK',
  BWP: 'BWP',
  BYB: 'BYB',
  BYN: 'BYN',
  BYR: 'BYR',
  BZD: 'BZD',
  CAD: 'CAD',
  CDF: 'CDF',
  CHC: 'CHC',
  CHE: 'CHE',
  CHF: 'CHF',
  CHW: 'CHW',
  CLF: 'CLF',
  CLP: 'CLP',
  CNX: 'CNX',
  CNY: 'CNY',
  COP: 'COP',
  COU: 'COU',
  CRC: 'CRC',
  CSD: 'CSD',
  CSJ: 'CSJ',
  CSK: 'CSK',
  CUC: 'CUC',
  CUP: 'CUP',
  CVE: 'CVE',
  CYP: 'CYP',
  CZK: 'CZK',
  DDM: 'DDM',
  DEM: 'DEM',
  DJF: 'DJF',
  DKK: 'DKK',
  DOP: 'DOP',
  DZD: 'DZD',
  ECS: 'ECS',
  ECV: 'ECV',
  EEK: 'EEK',
  EGP: 'EGP',
  ERN: 'ERN',
  ESA: 'ESA',
  ESB: 'ESB',
  ESP: 'ESP',
  ETB: 'ETB',
  EUR: 'EUR',
  FIM: 'FIM',
  FJD: 'FJD',
  FKP: 'FKP',
  FRF: 'FRF',
  GBP: 'GBP',
  GEK: 'GEK',
  GEL: 'GEL',
  GHC: 'GHC',
  GHP: 'GHP',
  GHS: 'GHS',
  GIP: 'GIP',
  GMD: 'GMD',
  GNE: 'GNE',
  GNF: 'GNF',
  GNS: 'GNS',
  GQE: 'GQE',
  GRD: 'GRD',
  GTQ: 'GTQ',
  GWE: 'GWE',
  GWP: 'GWP',
  GYD: 'GYD',
  HKD: 'HKD',
  HNL: 'HNL',
  HRD: 'HRD',
  HRK: 'HRK',
  HTG: 'HTG',
  HUF: 'HUF',
  IDR: 'IDR',
  IEP: 'IEP',
  ILP: 'ILP',
  ILR: 'ILR',
  ILS: 'ILS',
  INR: 'INR',
  IQD: 'IQD',
  IRR: 'IRR',
  ISJ: 'ISJ',
  ISK: 'ISK',
  ITL: 'ITL',
  JMD: 'JMD',
  JOD: 'JOD',
  JPY: 'JPY',
  KES: 'KES',
  KGS: 'KGS',
  KHR: 'KHR',
  KMF: 'KMF',
  KPW: 'KPW',
  KRW: 'KRW',
  KWD: 'KWD',
  KYD: 'KYD',
  KZT: 'KZT',
  LAJ: 'LAJ',
  LAK: 'LAK',
  LBP: 'LBP',
  LKR: 'LKR',
  LRD: 'LRD',
  LSL: 'LSL',
  LSM: 'LSM',
  LTL: 'LTL',
  LTT: 'LTT',
  LUC: 'LUC',
  LUF: 'LUF',
  LUL: 'LUL',
  LVL: 'LVL',
  LVR: 'LVR',
  LYD: 'LYD',
  MAD: 'MAD',
  MDL: 'MDL',
  MGA: 'MGA',
  MGF: 'MGF',
  MKD: 'MKD',
  MLF: 'MLF',
  MMK: 'MMK',
  MNT: 'MNT',
  MOP: 'MOP',
  MRO: 'MRO',
  MTL: 'MTL',
  MTP: 'MTP',
  MUR: 'MUR',
  MVQ: 'MVQ',
  MVR: 'MVR',
  MWK: 'MWK',
  MXN: 'MXN',
  MXV: 'MXV',
  MYR: 'MYR',
  MZE: 'MZE',
  MZM: 'MZM',
  MZN: 'MZN',
  NAD: 'NAD',
  NGN: 'NGN',
  NIC: 'NIC',
  NIO: 'NIO',
  NLG: 'NLG',
  NOK: 'NOK',
  NPR: 'NPR',
  NZD: 'NZD',
  OMR: 'OMR',
  PAB: 'PAB',
  PEH: 'PEH',
  PEI: 'PEI',
  PEN: 'PEN',
  PES: 'PES',
  PGK: 'PGK',
  PHP: 'PHP',
  PKR: 'PKR',
  PLN: 'PLN',
  PLZ: 'PLZ',
  PTE: 'PTE',
  PYG: 'PYG',
  QAR: 'QAR',
  RHD: 'RHD',
  ROK: 'ROK',
  ROL: 'ROL',
  RON: 'RON',
  RSD: 'RSD',
  RUB: 'RUB',
  RUR: 'RUR',
  RWF: 'RWF',
  SAR: 'SAR',
  SBD: 'SBD',
  SCR: 'SCR',
  SDD: 'SDD',
  SDG: 'SDG',
  SDP: 'SDP',
  SEK: 'SEK',
  SGD: 'SGD',
  SHP: 'SHP',
  SIT: 'SIT',
  SKK: 'SKK',
  SLL: 'SLL',
  SOS: 'SOS',
  SRD: 'SRD',
  SRG: 'SRG',
  SSP: 'SSP',
  STD: 'STD',
  SUR: 'SUR',
  SVC: 'SVC',
  SYP: 'SYP',
  SZL: 'SZL',
  THB: 'THB',
  TJR: 'TJR',
  TJS: 'TJS',
  TMM: 'TMM',
  TMT: 'TMT',
  TND: 'TND',
  TOP: 'TOP',
  TPE: 'TPE',
  TRL: 'TRL',
  TRY: 'TRY',
  TTD: 'TTD',
  TWD: 'TWD',
  TZS: 'TZS',
  UAH: 'UAH',
  UAK: 'UAK',
  UGS: 'UGS',
  UGW: 'UGW',
  UGX: 'UGX',
  UNDEFINED: 'UNDEFINED',
  USD: 'USD',
  USN: 'USN',
  USS: 'USS',
  UYI: 'UYI',
  UYN: 'UYN',
  UYP: 'UYP',
  UYU: 'UYU',
  UZS: 'UZS',
  VEB: 'VEB',
  VEF: 'VEF',
  VNC: 'VNC',
  VND: 'VND',
  VUV: 'VUV',
  WST: 'WST',
  XAF: 'XAF',
  XAG: 'XAG',
  XAU: 'XAU',
  XBA: 'XBA',
  XBB: 'XBB',
  XBC: 'XBC',
  XBD: 'XBD',
  XCD: 'XCD',
  XDR: 'XDR',
  XEU: 'XEU',
  XFO: 'XFO',
  XFU: 'XFU',
  XOF: 'XOF',
  XPD: 'XPD',
  XPF: 'XPF',
  XPT: 'XPT',
  XRE: 'XRE',
  XSU: 'XSU',
  XTS: 'XTS',
  XUA: 'XUA',
  XXX: 'XXX',
  YDD: 'YDD',
  YER: 'YER',
  YUD: 'YUD',
  YUM: 'YUM',
  YUN: 'YUN',
  ZAL: 'ZAL',
  ZAR: 'ZAR',
  ZMK: 'ZMK',
  ZMW: 'ZMW',
  ZRN: 'ZRN',
  ZRZ: 'ZRZ',
  ZWC: 'ZWC',
  ZWD: 'ZWD',
  ZWL: 'ZWL',
  ZWN: 'ZWN',
  ZWR: 'ZWR'
} as const;

export type currencyCodeEnumeration = typeof currencyCodeEnumeration[keyof typeof currencyCodeEnumeration];
export type decisionReason = {
  __typename?: 'decisionReason';
  /** Dotted path of the row or the part of the logic. */
  path: Scalars['String']['output'];
  /** The row of the decision table, from 1. Null for a condition, and if no row matches. */
  row?: Maybe<Scalars['Int']['output']>;
  /** Such as: By row 2 of the decision table: Age from 65 to below 80 */
  text: Scalars['String']['output'];
};

export type decisionTableFromDmnResult = {
  __typename?: 'decisionTableFromDmnResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<importedDecision>;
};

export type decisionTableToDmnResult = {
  __typename?: 'decisionTableToDmnResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<exportedDecision>;
};

export type deletedItem = {
  __typename?: 'deletedItem';
  deletedAt: Scalars['DateTime']['output'];
  deletedBy?: Maybe<login>;
  /** That of the deletion for a file or folder, whose key can be deleted repeatedly. */
  itemId: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  /** The key of a file or folder. */
  name: Scalars['String']['output'];
  /** When it is removed for good. */
  removedAt: Scalars['DateTime']['output'];
};

export type deletedItemWhereInput = {
  itemId?: InputMaybe<Scalars['String']['input']>;
  /** product, template, component, app, file or folder. */
  kind?: InputMaybe<Scalars['String']['input']>;
};

export type deletedItems = {
  __typename?: 'deletedItems';
  list: Array<deletedItem>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export const differenceActionEnumeration = {
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  /** Only its position in the list differs. */
  MOVED: 'MOVED',
  REMOVED: 'REMOVED'
} as const;

export type differenceActionEnumeration = typeof differenceActionEnumeration[keyof typeof differenceActionEnumeration];
/** A reduction of the price by a code. */
export type discount = {
  __typename?: 'discount';
  calculationLogic?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  /** The amount of a flat code. */
  flat?: Maybe<Scalars['Decimal']['output']>;
  formattedFlat?: Maybe<Scalars['String']['output']>;
  formattedNewPrice?: Maybe<Scalars['String']['output']>;
  formattedOriginalPrice?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  isManual: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  newPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Its position among the applied codes, counted from 1. */
  order?: Maybe<Scalars['Int']['output']>;
  originalPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Share of the price if the code is a ratio, such as 0.1. */
  ratio?: Maybe<Scalars['Decimal']['output']>;
};

/** A document that an app offers. */
export type documentOfApp = {
  __typename?: 'documentOfApp';
  /** The id for visitorDocument. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Values for other programs. */
export type dynamicTemplate = templateInterface & {
  __typename?: 'dynamicTemplate';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  dynamicValues?: Maybe<Array<Maybe<dynamicValue>>>;
  fileKey?: Maybe<Scalars['String']['output']>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** One of the values of a dynamic template. */
export type dynamicValue = {
  __typename?: 'dynamicValue';
  /** The same as typed fields. */
  value?: Maybe<scalarValue>;
  valueId: Scalars['String']['output'];
  /** JSON text as it was sent. */
  valueJsonString?: Maybe<Scalars['String']['output']>;
};

export type emailAttachment = {
  __typename?: 'emailAttachment';
  base64?: Maybe<Scalars['String']['output']>;
  /** The bytes as numbers, for compatibility; only up to 2 MiB. Prefer base64, which is a third of the size. */
  bytes?: Maybe<Array<Maybe<Scalars['Byte']['output']>>>;
  contentType: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
};

/** A finding about the quality of an email. The email can be sent anyway. */
export type emailFinding = {
  __typename?: 'emailFinding';
  /**
   * SUPPORT: popular mail programs do not display it. LINK: an address that recipients cannot use, or that is not
   * safe. PICTURE: a picture that recipients cannot load. ALT: a picture without an alternative text. FONT: a font
   * on another server. SCRIPT: a script, which is removed. WEIGHT, SUBJECT, PREHEADER, UNSUBSCRIBE and TITLE
   * concern the entire mail.
   */
  code: Scalars['String']['output'];
  column?: Maybe<Scalars['Int']['output']>;
  excerpt?: Maybe<Scalars['String']['output']>;
  /** For SUPPORT: the unsupported feature, such as display:flex. */
  feature?: Maybe<Scalars['String']['output']>;
  level: emailFindingLevel;
  line?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** For SUPPORT: the programs that display it partly. */
  partlySupportedBy?: Maybe<Array<Scalars['String']['output']>>;
  /** The text that contains it: emailMjml or subject. */
  path: Scalars['String']['output'];
  /** For SUPPORT: the programs that do not display it. */
  unsupportedBy?: Maybe<Array<Scalars['String']['output']>>;
};

export const emailFindingLevel = {
  NOTE: 'NOTE',
  WARNING: 'WARNING'
} as const;

export type emailFindingLevel = typeof emailFindingLevel[keyof typeof emailFindingLevel];
export type emailMessageAttachmentInput = {
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** Exactly one of htmlContent and templateRendering. */
export type emailMessageInput = {
  /** Files by their keys, in addition to the attachments of the template. */
  attachments?: InputMaybe<Array<InputMaybe<emailMessageAttachmentInput>>>;
  bccs?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  ccs?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** The sender, if an administrator has allowed the address; otherwise it becomes the reply address. */
  from?: InputMaybe<Scalars['String']['input']>;
  fromName?: InputMaybe<Scalars['String']['input']>;
  htmlContent?: InputMaybe<Scalars['String']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  replyToName?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to that of the template; with a template, it may contain Liquid. */
  subject?: InputMaybe<Scalars['String']['input']>;
  templateRendering?: InputMaybe<templateRenderingInput>;
  /** One address. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** An https address at which recipients unsubscribe with one click; defaults to that of the template. */
  unsubscribeUrl?: InputMaybe<Scalars['String']['input']>;
};

/** An email written in MJML. */
export type emailMjmlTemplate = templateInterface & {
  __typename?: 'emailMjmlTemplate';
  /** Files that are attached unchanged. */
  attachmentReferences?: Maybe<Array<Maybe<attachmentReference>>>;
  /** Documents that are printed and attached. */
  attachmentTemplates?: Maybe<Array<Maybe<attachmentTemplate>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  fileKey?: Maybe<Scalars['String']['output']>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  mjml: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /** Liquid; an empty subject is sent as No subject. */
  subject?: Maybe<Scalars['String']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** Liquid that produces the https address at which recipients unsubscribe with one click, for the header List-Unsubscribe. */
  unsubscribeUrl?: Maybe<Scalars['String']['output']>;
};

export type emailPreview = {
  __typename?: 'emailPreview';
  /** The size from which Gmail clips a mail. */
  clippedFromBytes: Scalars['Int']['output'];
  /** What recipients may see differently, in the order of the source; at most 100. */
  findings: Array<emailFinding>;
  html: Scalars['String']['output'];
  /** Bytes of the HTML as sent; embedded private pictures are counted separately. */
  htmlBytes: Scalars['Int']['output'];
  /** The text that an inbox shows after the subject: the preheader, or else the first text of the body; at most 90 characters. */
  inboxText: Scalars['String']['output'];
  /** The author's text in mj-preview; empty if there is none. */
  preheader: Scalars['String']['output'];
  /** The subject as sent: No subject if the text is empty. */
  subject: Scalars['String']['output'];
  /** The date of the data about mail programs, such as 2025-09-12. */
  supportDataDate: Scalars['String']['output'];
  /** The part for programs that do not display HTML. */
  text: Scalars['String']['output'];
};

/** A preview of an email, or the reasons why there is none. */
export type emailPreviewResult = {
  __typename?: 'emailPreviewResult';
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same problems with codes and positions; path names the text: emailMjml, subject or unsubscribeUrl. */
  errors_2?: Maybe<Array<errors>>;
  /** Variables that the texts use and the data lacks, as paths; at most 50. */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
  value?: Maybe<emailPreview>;
  /** Differences between the texts and what was probably intended. */
  warnings?: Maybe<Array<renderWarning>>;
};

export type emailRendered = {
  __typename?: 'emailRendered';
  /** Null without includeAttachments. */
  attachments?: Maybe<Array<Maybe<emailAttachment>>>;
  html?: Maybe<Scalars['String']['output']>;
  /** The complete mail as a file of the type message/rfc822, in Base64, without recipients; only with includeAttachments. */
  messageBase64?: Maybe<Scalars['String']['output']>;
  subject?: Maybe<Scalars['String']['output']>;
  /** The part for programs that do not display HTML. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A rendered email, or the reasons why there is none. */
export type emailRenderedResult = {
  __typename?: 'emailRenderedResult';
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same problems with codes and positions; path names the text. */
  errors_2?: Maybe<Array<errors>>;
  /**
   * Variables that the texts use and the data lacks, as paths such as policies.list[0].referrer; at most 50.
   * Variables with a default, or used only in conditions, are not listed.
   */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
  value?: Maybe<emailRendered>;
  /** Differences between the texts or attachments and what was probably intended. */
  warnings?: Maybe<Array<renderWarning>>;
};

/** The calculation engine of a function. */
export type engine = {
  __typename?: 'engine';
  id?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  runTime?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['String']['output']>;
};

export type engineInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  runTime?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A person, company or object that a policy or case refers to. */
export type entityInterface = {
  addresses?: Maybe<Array<Maybe<address>>>;
  contacts?: Maybe<Array<Maybe<contact>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** individual, company, object or internal; determines the type. */
  entityType?: Maybe<Scalars['String']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  id: Scalars['String']['output'];
  identities?: Maybe<Array<Maybe<identity>>>;
  /** The insurer's code of the party. */
  internalCode?: Maybe<Scalars['String']['output']>;
  /** The stored name; without one, built from a person's English or Chinese names. */
  name?: Maybe<Scalars['String']['output']>;
};

/** One problem. */
export type errors = {
  __typename?: 'errors';
  /** For CONFLICT: when that change was made. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** For CONFLICT: the user who made the conflicting change, if that user still exists. */
  by?: Maybe<Scalars['String']['output']>;
  /** One of REQUIRED INVALID TOO_LONG ALREADY_EXISTS NOT_FOUND CONFLICT TOO_MANY_ATTEMPTS LIMIT_EXCEEDED BUSY UNAUTHENTICATED FORBIDDEN INTERNAL. */
  code?: Maybe<Scalars['String']['output']>;
  column?: Maybe<Scalars['Int']['output']>;
  /** About 30 characters around the marked position. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** For LIMIT_EXCEEDED, if it is a limit of the tenant: its name in tenantUsage, such as records. */
  limit?: Maybe<Scalars['String']['output']>;
  /** For a problem in a template or query: its position, counted from 1. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What happened and what to do about it. */
  message?: Maybe<Scalars['String']['output']>;
  /** The values of that sentence, an object. */
  paramsJsonString?: Maybe<Scalars['String']['output']>;
  /** Dotted path of the invalid input. */
  path?: Maybe<Scalars['String']['output']>;
  /** Names the sentence of the message, to be worded in another language: see docs/errors.md. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type evaluateLogicResult = {
  __typename?: 'evaluateLogicResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<evaluatedLogic>;
};

export type evaluatedLogic = {
  __typename?: 'evaluatedLogic';
  /** The result as JSON text. */
  resultJsonString: Scalars['String']['output'];
};

/** A benefit, or a part of one, that the policy does not cover. */
export type exclusion = {
  __typename?: 'exclusion';
  benefitOptionKey?: Maybe<Scalars['String']['output']>;
  benefitParentTypeId?: Maybe<Scalars['String']['output']>;
  benefitTypeId?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['String']['output'];
  remark?: Maybe<Scalars['String']['output']>;
};

export type exportedDecision = {
  __typename?: 'exportedDecision';
  xml: Scalars['String']['output'];
};

export type exportedProducts = {
  __typename?: 'exportedProducts';
  /** The content of the file. */
  contentJsonString: Scalars['String']['output'];
  /** A suggested file name, such as travel_plus.coverwright.json. */
  fileName: Scalars['String']['output'];
  productIds: Array<productId>;
};

export type exportedRelease = {
  __typename?: 'exportedRelease';
  /** The content of the file. */
  contentJsonString: Scalars['String']['output'];
  /** A suggested file name, such as Rates_2028.coverwright.json. */
  fileName: Scalars['String']['output'];
};

export type exportedTemplates = {
  __typename?: 'exportedTemplates';
  /** The content of the file. */
  contentJsonString: Scalars['String']['output'];
  /** The keys of the included files. */
  fileKeys: Array<Scalars['String']['output']>;
  /** A suggested file name, such as policy-letter.coverwright.json. */
  fileName: Scalars['String']['output'];
  templateCount: Scalars['Int']['output'];
};

/** A fact about a policy, case, transaction or party, such as an answer given for a quote. */
export type fact = {
  __typename?: 'fact';
  id: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<scalarValue>;
};

export type failedMail = {
  __typename?: 'failedMail';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['String']['output'];
  /** The last response of the mail server. */
  reason?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

export type failedMails = {
  __typename?: 'failedMails';
  list: Array<failedMail>;
  /** The number of all of them, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000; totalCount is then 10,000. If this field is selected, counting stops there. Without
   * it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

/** A file included with the templates. */
export type fileImportItem = {
  __typename?: 'fileImportItem';
  /** ADDED, UNCHANGED or REFUSED. */
  action: importAction;
  /** Null for the tenant's first bucket. */
  bucketName?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  problems: Array<errors>;
};

export type fileListing = {
  __typename?: 'fileListing';
  /** The keys of the folders, each with a trailing slash. */
  commonPrefixes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Null on the last page. */
  continuationToken?: Maybe<Scalars['String']['output']>;
  /** The files. */
  objectSummaries?: Maybe<Array<Maybe<fileSummary>>>;
};

export type fileSummary = {
  __typename?: 'fileSummary';
  fileName: Scalars['String']['output'];
  isPublic: Scalars['Boolean']['output'];
  /** Folders and name, joined by slashes, for use in /api/v1/files/{key}. */
  key: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTimeOffset']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** The size in bytes; 2147483647 for anything larger. */
  size: Scalars['Int']['output'];
  /** The size in bytes, also above 2 GB. */
  sizeBytes: Scalars['Float']['output'];
};

export type fileWhere = {
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  /**
   * Case-insensitive. * matches any characters and ? exactly one, and the pattern must match the entire key; a
   * text without either matches any part of the key.
   */
  keyPattern?: InputMaybe<Scalars['String']['input']>;
  lastModifiedAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  lastModifiedAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
};

export type firedRule = {
  __typename?: 'firedRule';
  /** Dotted path into the logic, such as merge.0.if.1. */
  path: Scalars['String']['output'];
  /** The result of that part, as JSON text. */
  valueJsonString: Scalars['String']['output'];
};

/** A font family of the printer or of an uploaded font, Arial by default, and its size in points, 1 to 64. */
export type font = {
  __typename?: 'font';
  emSize: Scalars['Int']['output'];
  familyName: Scalars['String']['output'];
  fontStyle?: Maybe<fontStyleInput>;
};

export type fontFamily = {
  __typename?: 'fontFamily';
  /** The name for font-family. */
  familyName: Scalars['String']['output'];
  /** The files of the family, the last changed one last: of two with the same weight and style, it is the one used for printing. */
  files: Array<fontFile>;
};

export type fontFile = {
  __typename?: 'fontFile';
  bucketName: Scalars['String']['output'];
  key: Scalars['String']['output'];
  /** normal or italic. */
  style: Scalars['String']['output'];
  /** The value of font-weight in @font-face: a number, or two for a variable font. */
  weight: Scalars['String']['output'];
};

/** fontStyle defaults to REGULAR. */
export type fontInput = {
  emSize: Scalars['Int']['input'];
  familyName: Scalars['String']['input'];
  fontStyle?: InputMaybe<fontStyleInput>;
};

export const fontStyleInput = {
  BOLD: 'BOLD',
  BOLD_ITALIC: 'BOLD_ITALIC',
  ITALIC: 'ITALIC',
  REGULAR: 'REGULAR',
  STRIKEOUT: 'STRIKEOUT',
  UNDERLINE: 'UNDERLINE'
} as const;

export type fontStyleInput = typeof fontStyleInput[keyof typeof fontStyleInput];
export type forgotPasswordInput = {
  clientId: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type functionCallOutcome = {
  __typename?: 'functionCallOutcome';
  /** An object with the values of the outputs, as JSON text. */
  outputsJsonString?: Maybe<Scalars['String']['output']>;
  /** The reason why there are none. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type functionCell = {
  __typename?: 'functionCell';
  /** The text after the call; null if the call does not change it. */
  after?: Maybe<Scalars['String']['output']>;
  column: Scalars['Int']['output'];
  /** Variable of the input or output in this cell. */
  field?: Maybe<Scalars['String']['output']>;
  formula?: Maybe<Scalars['String']['output']>;
  /** Whether the output depends on it. */
  isNeeded?: Maybe<Scalars['Boolean']['output']>;
  isNumber?: Maybe<Scalars['Boolean']['output']>;
  row: Scalars['Int']['output'];
  /** The text in the number format of the cell; null if it is the same. */
  shown?: Maybe<Scalars['String']['output']>;
  /** This text in the number format of the cell; null if it is the same. */
  shownAfter?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type functionColumnWidth = {
  __typename?: 'functionColumnWidth';
  /** In characters of the usual font. */
  characters: Scalars['Float']['output'];
  /** The first column, from 0. */
  from: Scalars['Int']['output'];
  /** The last column. */
  to: Scalars['Int']['output'];
};

export type functionComparison = {
  __typename?: 'functionComparison';
  /** The saved calls, in their order. */
  calls: Array<comparedFunctionCall>;
  /** Null if the function's current file was replaced or deleted, so that there is nothing to compare with. */
  workbook?: Maybe<workbookComparison>;
};

export type functionDifference = {
  __typename?: 'functionDifference';
  cell: Scalars['String']['output'];
  compiled?: Maybe<Scalars['String']['output']>;
  formula: Scalars['String']['output'];
  ironCalc?: Maybe<Scalars['String']['output']>;
  isOutput: Scalars['Boolean']['output'];
  stored?: Maybe<Scalars['String']['output']>;
};

/** An input or output of a workbook. */
export type functionField = {
  __typename?: 'functionField';
  /** The cells, such as Quote!B1. */
  at: Scalars['String']['output'];
  children: Array<functionFieldItem>;
  /** One of string boolean number error date stub array object. */
  dataType: Scalars['String']['output'];
  dependsOnClock: Scalars['Boolean']['output'];
  /** Whether the results of an output differ. */
  differs: Scalars['Boolean']['output'];
  /** input or output */
  kind: Scalars['String']['output'];
  /** The name without input_ or output_. */
  label: Scalars['String']['output'];
  /** The reason why an output cannot be calculated. */
  problem?: Maybe<Scalars['String']['output']>;
  /** value, list, rows, or records for the rows of a table as objects. */
  shape: Scalars['String']['output'];
  /** matched, or not_added if the template has no such field. */
  state: Scalars['String']['output'];
  /** The value in the workbook, as JSON: the default of an input, or the result of an output as calculated by Excel. */
  valueJsonString: Scalars['String']['output'];
  /** The name in the workbook. */
  var: Scalars['String']['output'];
};

export type functionFieldItem = {
  __typename?: 'functionFieldItem';
  children: Array<functionFieldItem>;
  dataType: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type functionInput = {
  __typename?: 'functionInput';
  id?: Maybe<Scalars['String']['output']>;
  /** Liquid that produces the value from the record. Without it, the value with the input's name is taken from the content of a call. */
  liquid?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** matched, or not_existing if the workbook has no such input; null without a workbook. */
  state?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** The name in the workbook, such as input_age; defaults to input_ and the name. */
  var?: Maybe<Scalars['String']['output']>;
};

export type functionInputInput = {
  liquid?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  var?: InputMaybe<Scalars['String']['input']>;
};

export type functionOutput = {
  __typename?: 'functionOutput';
  id?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** matched, or not_existing if the workbook has no such output; null without a workbook, and in calls. */
  state?: Maybe<Scalars['String']['output']>;
  /** In a call, the result as JSON. */
  valueJsonString?: Maybe<Scalars['String']['output']>;
  /** The name in the workbook, such as output_premium; defaults to output_ and the name. */
  var?: Maybe<Scalars['String']['output']>;
};

export type functionOutputInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  var?: InputMaybe<Scalars['String']['input']>;
};

export type functionRefusal = {
  __typename?: 'functionRefusal';
  cell: Scalars['String']['output'];
  formula: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The results of a call, or the reasons why there are none. */
export type functionRenderOutput = {
  __typename?: 'functionRenderOutput';
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  errors_2?: Maybe<Array<errors>>;
  status?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Array<Maybe<functionOutput>>>;
};

/** A call saved with a function, used to test new versions of its workbook. */
export type functionSavedCall = {
  __typename?: 'functionSavedCall';
  asOf?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  /** An object with the values of the inputs, as JSON text. */
  inputsJsonString?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** An object with the expected outputs, as JSON text. */
  outputsJsonString?: Maybe<Scalars['String']['output']>;
};

export type functionSavedCallInput = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  inputsJsonString?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  outputsJsonString?: InputMaybe<Scalars['String']['input']>;
};

export type functionSheet = {
  __typename?: 'functionSheet';
  columns: Scalars['Int']['output'];
  isHidden: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  rows: Scalars['Int']['output'];
};

export type functionSheetResult = {
  __typename?: 'functionSheetResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  status: Scalars['String']['output'];
  value?: Maybe<functionSheetWindow>;
};

export type functionSheetWindow = {
  __typename?: 'functionSheetWindow';
  /** Cells that are not blank, row by row. */
  cells: Array<functionCell>;
  /** All columns of the sheet that do not have the usual width. */
  columnWidths: Array<functionColumnWidth>;
  /** The reasons why the call has no result. */
  problems: Array<Scalars['String']['output']>;
};

/** A calculation in a workbook, with named inputs and outputs. */
export type functionTemplate = templateInterface & {
  __typename?: 'functionTemplate';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  engine?: Maybe<engine>;
  fileKey?: Maybe<Scalars['String']['output']>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  inputs?: Maybe<Array<Maybe<functionInput>>>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  outputs?: Maybe<Array<Maybe<functionOutput>>>;
  revision?: Maybe<Scalars['String']['output']>;
  savedCalls?: Maybe<Array<Maybe<functionSavedCall>>>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** The report on the workbook, created when it was selected; null without one. */
  workbook?: Maybe<functionWorkbook>;
};

/** The report on a checked workbook. */
export type functionWorkbook = {
  __typename?: 'functionWorkbook';
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who accepted the differences. */
  acceptedBy?: Maybe<login>;
  /** COMPILED or IRONCALC; null if this server cannot calculate the workbook. */
  calculation?: Maybe<Scalars['String']['output']>;
  checkedAt: Scalars['DateTime']['output'];
  /** The number of random input sets on which both calculations were compared; 0 if no second calculation confirms the results. */
  comparedSets: Scalars['Int']['output'];
  differenceCount: Scalars['Int']['output'];
  /** Results that differ from those stored by Excel, worst first; at most 200. */
  differences: Array<functionDifference>;
  /** Inputs and outputs of the workbook. */
  fields: Array<functionField>;
  /** Formulas in the workbook. */
  formulaCount: Scalars['Int']['output'];
  /** Whether the file is still the one that was checked. A replaced file is checked when the function is saved with it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the function can be called. */
  isUsable: Scalars['Boolean']['output'];
  /** The number of formulas that the outputs depend on. */
  neededFormulaCount: Scalars['Int']['output'];
  /** Formulas that are not compiled. */
  notCompiled: Array<functionRefusal>;
  /** The reasons why it cannot be called. */
  problems: Array<Scalars['String']['output']>;
  /** Unsupported formulas that the outputs depend on. */
  refusals: Array<functionRefusal>;
  sheets: Array<functionSheet>;
  /** Names that do not resolve, and names that occur repeatedly. */
  warnings: Array<Scalars['String']['output']>;
};

/** The header or footer of every page: HTML with Liquid, or plain texts with placeholders such as [page]. */
export type headerFooter = {
  __typename?: 'headerFooter';
  center?: Maybe<Scalars['String']['output']>;
  /** The font of the plain texts. */
  fontName?: Maybe<Scalars['String']['output']>;
  /** The size of the plain texts, in points. */
  fontSize?: Maybe<Scalars['Int']['output']>;
  /** For compatibility; nothing is loaded from it. */
  htmUrl?: Maybe<Scalars['String']['output']>;
  html?: Maybe<Scalars['String']['output']>;
  left?: Maybe<Scalars['String']['output']>;
  /** Whether a line separates it from the body. */
  line?: Maybe<Scalars['Boolean']['output']>;
  right?: Maybe<Scalars['String']['output']>;
  /** The distance from the body, in millimeters. */
  spacing?: Maybe<Scalars['Float']['output']>;
};

/** The header or the footer of every page. */
export type headerFooterInput = {
  center?: InputMaybe<Scalars['String']['input']>;
  fontName?: InputMaybe<Scalars['String']['input']>;
  fontSize?: InputMaybe<Scalars['Int']['input']>;
  htmUrl?: InputMaybe<Scalars['String']['input']>;
  html?: InputMaybe<Scalars['String']['input']>;
  left?: InputMaybe<Scalars['String']['input']>;
  line?: InputMaybe<Scalars['Boolean']['input']>;
  right?: InputMaybe<Scalars['String']['input']>;
  spacing?: InputMaybe<Scalars['Float']['input']>;
};

export type historySettings = {
  __typename?: 'historySettings';
  /**
   * The number of days for which every state is retained, with a series of saves as one. For earlier days, only the last
   * state of each day is retained.
   */
  allDays: Scalars['Int']['output'];
  /** How many days each day keeps its last state. Earlier months keep one state each. */
  dailyDays: Scalars['Int']['output'];
  /** The size of deleted files that can be restored. */
  deletedFileBytes: Scalars['Float']['output'];
  /** The size of all states as stored. */
  stateBytes: Scalars['Float']['output'];
  /** The number of stored states. */
  stateCount: Scalars['Int']['output'];
  /** The number of days for which deleted items can be restored. */
  trashDays: Scalars['Int']['output'];
};

export type historySettingsInput = {
  allDays?: InputMaybe<Scalars['Int']['input']>;
  dailyDays?: InputMaybe<Scalars['Int']['input']>;
  trashDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A party's identification. */
export type identity = {
  __typename?: 'identity';
  id: Scalars['String']['output'];
  /** A type such as hkid or passport. */
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** Proof that the caller owns the account: the password, and while a second factor is on, also a code. */
export type identityProofInput = {
  /** Required. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /**
   * A current code of the authenticator app, or an unused recovery code. Required while a second factor is on, ignored
   * otherwise. A code works once, and a wrong one counts towards the limit of codes at sign-in.
   */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
};

/** What an import does with an item or a part of it. */
export const importAction = {
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  REFUSED: 'REFUSED',
  REMOVED: 'REMOVED',
  UNCHANGED: 'UNCHANGED'
} as const;

export type importAction = typeof importAction[keyof typeof importAction];
export type importProductResult = {
  __typename?: 'importProductResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** The changes made. */
  products?: Maybe<Array<productImportItem>>;
  status: Scalars['String']['output'];
};

export type importTemplatesResult = {
  __typename?: 'importTemplatesResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  files?: Maybe<Array<fileImportItem>>;
  status: Scalars['String']['output'];
  /** The changes made. */
  templates?: Maybe<Array<templateImportItem>>;
};

export type importedDecision = {
  __typename?: 'importedDecision';
  /** The operator decide with the columns and the table, as JSON text. The columns are variables with the names of the inputs. */
  decideJsonString: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type indicativePrice = {
  __typename?: 'indicativePrice';
  amount?: Maybe<Scalars['Decimal']['output']>;
  appliedDiscounts?: Maybe<Array<Maybe<discount>>>;
  appliedTaxes?: Maybe<Array<Maybe<tax>>>;
  currencyCode?: Maybe<currencyCodeEnumeration>;
  formattedOriginalPrice?: Maybe<Scalars['String']['output']>;
  formattedPrice?: Maybe<Scalars['String']['output']>;
  originalPrice?: Maybe<Scalars['Decimal']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** A person. */
export type individual = entityInterface & {
  __typename?: 'individual';
  addresses?: Maybe<Array<Maybe<address>>>;
  chineseFirstName?: Maybe<Scalars['String']['output']>;
  chineseLastName?: Maybe<Scalars['String']['output']>;
  contacts?: Maybe<Array<Maybe<contact>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  englishFirstName?: Maybe<Scalars['String']['output']>;
  englishLastName?: Maybe<Scalars['String']['output']>;
  /** individual, company, object or internal; determines the type. */
  entityType?: Maybe<Scalars['String']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  gender?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  identities?: Maybe<Array<Maybe<identity>>>;
  /** The insurer's code of the party. */
  internalCode?: Maybe<Scalars['String']['output']>;
  maritalStatus?: Maybe<Scalars['String']['output']>;
  /** The stored name; without one, built from a person's English or Chinese names. */
  name?: Maybe<Scalars['String']['output']>;
  occupation?: Maybe<Scalars['String']['output']>;
  preferredLanguage?: Maybe<Scalars['String']['output']>;
  salutation?: Maybe<Scalars['String']['output']>;
  telephoneNumber?: Maybe<Scalars['String']['output']>;
};

/** The values of an input that do not match. */
export type inputMismatch = {
  __typename?: 'inputMismatch';
  /** The number of requests. */
  count: Scalars['Int']['output'];
  /** Without the positions in lists, such as insureds.age. */
  path: Scalars['String']['output'];
  /** Up to 10 of the values as JSON text, without repetitions; null for one that is missing. */
  valuesJsonStrings: Array<Scalars['String']['output']>;
};

export type inputProposal = {
  __typename?: 'inputProposal';
  /**
   * The rate tables that have rates only for the seen texts: each row has one for the key that the variable is looked up with.
   * Other texts may still be possible, for example where the logic does not look up a rate.
   */
  closedBy: Array<Scalars['String']['output']>;
  /** An entry of the declaration: a text with suggestions, or a number without limits. */
  inputJsonString: Scalars['String']['output'];
  isDeclared: Scalars['Boolean']['output'];
  /** Dotted, such as trip.zone. */
  path: Scalars['String']['output'];
  /** The values that the logic names, those of the keys of rate tables, and those of the latest requests if the caller may read requests. */
  seen: Array<seenInputValue>;
};

export type inputTrial = {
  __typename?: 'inputTrial';
  /** The requests that were checked. */
  checkedCount: Scalars['Int']['output'];
  /** Those of them with at least one value that does not match. */
  mismatchedCount: Scalars['Int']['output'];
  mismatches: Array<inputMismatch>;
};

/** A value that does not match a declared input. */
export type inputWarning = {
  __typename?: 'inputWarning';
  /** REQUIRED or INVALID. */
  code: Scalars['String']['output'];
  /** What does not match. */
  message: Scalars['String']['output'];
  /** The values of that sentence, an object. */
  paramsJsonString?: Maybe<Scalars['String']['output']>;
  /** Dotted, such as values.trip.zone. */
  path: Scalars['String']['output'];
  /** Names the sentence of the message, to be worded in another language: see docs/errors.md. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A company that underwrites products. */
export type insurer = {
  __typename?: 'insurer';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The full name, such as the legal name. */
  detailedName?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The addresses of its logos; null if it has none. */
  logoUrls?: Maybe<logoUrls>;
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
};

export type insurerWhere = {
  id?: InputMaybe<Scalars['String']['input']>;
  id_contains?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** A party on the insurer's side, such as an agency that refers customers. */
export type internal = entityInterface & {
  __typename?: 'internal';
  addresses?: Maybe<Array<Maybe<address>>>;
  contacts?: Maybe<Array<Maybe<contact>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** individual, company, object or internal; determines the type. */
  entityType?: Maybe<Scalars['String']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  id: Scalars['String']['output'];
  identities?: Maybe<Array<Maybe<identity>>>;
  /** The insurer's code of the party. */
  internalCode?: Maybe<Scalars['String']['output']>;
  /** The stored name; without one, built from a person's English or Chinese names. */
  name?: Maybe<Scalars['String']['output']>;
};

export const itemChangeEnumeration = {
  /** Has never been live. */
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  /** Exists, and has been retired. */
  RETIRED: 'RETIRED'
} as const;

export type itemChangeEnumeration = typeof itemChangeEnumeration[keyof typeof itemChangeEnumeration];
export type itemDifference = {
  __typename?: 'itemDifference';
  /** Stored parts that are damaged, and therefore not compared. */
  damagedParts: Array<Scalars['String']['output']>;
  list: Array<itemDifferenceEntry>;
  /** The number of all differences, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export type itemDifferenceEntry = {
  __typename?: 'itemDifferenceEntry';
  action: differenceActionEnumeration;
  /** The value after, like the one before. */
  after?: Maybe<Scalars['String']['output']>;
  /**
   * The value before, as it is or as JSON; for MOVED, the position in the list, starting at 0. Longer values are
   * shortened.
   */
  before?: Maybe<Scalars['String']['output']>;
  /**
   * What was edited in pricing or underwriting logic that exists before and after, in the order of the logic, and in the
   * template of a component. Empty for other values, and for a price of which only the currency differs.
   */
  edits: Array<itemEdit>;
  /**
   * Of the benefit, code, text or page, or the path of the value, such as headerSettings.fontSize; null if the part as a
   * whole has one value.
   */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Of the item: one of productPart for a product, otherwise one of the parts that changedParts names, such as
   * content and texts of a template.
   */
  part: Scalars['String']['output'];
};


export type itemDifferenceEntryafterArgs = {
  maxLength?: InputMaybe<Scalars['Int']['input']>;
};


export type itemDifferenceEntrybeforeArgs = {
  maxLength?: InputMaybe<Scalars['Int']['input']>;
};

/** One edit of logic or of a template, with what it affects in a short form. */
export type itemEdit = {
  __typename?: 'itemEdit';
  message: Scalars['String']['output'];
  /** The values of that sentence, an object. */
  paramsJsonString?: Maybe<Scalars['String']['output']>;
  /**
   * Where it is in the logic after, or where something was removed from the logic before, such as *.2.if.4; empty for the
   * logic as a whole, and for templates.
   */
  path: Scalars['String']['output'];
  /** Names the sentence of the message, to be worded in another language. */
  reason: Scalars['String']['output'];
};

/** What an item consisted of after a save. */
export type itemSnapshot = {
  __typename?: 'itemSnapshot';
  cause: snapshotCauseEnumeration;
  /**
   * The parts that differ from the previous state, such as pricing, benefits and texts of a product. Each rate table is a part,
   * such as rateTables/travel_base.
   */
  changedParts: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** null for what existed before history was recorded, for an API key and for the server's own work. */
  createdBy?: Maybe<login>;
  itemId: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  /** The name that a user has given to this state. */
  label?: Maybe<Scalars['String']['output']>;
  /** What users called the item. */
  name: Scalars['String']['output'];
  /** Counts the states of the item, starting at 1. Numbers are missing where states have been removed. */
  number: Scalars['Int']['output'];
  /** The state that was restored. */
  restoredNumber?: Maybe<Scalars['Int']['output']>;
  source: snapshotSourceEnumeration;
};

export type itemSnapshotWhereInput = {
  /** Only states in which this part changed, such as pricing, rateTables, or rateTables/travel_base for one table. */
  changedPart?: InputMaybe<Scalars['String']['input']>;
  /** Only states that this user has saved. */
  createdById?: InputMaybe<Scalars['String']['input']>;
  /** Only states with a name. */
  isNamed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the item; for a product plan|version|type, as in translation keys. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  /** product, template, component or app. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only states up to this number: that state and the one before it are the first two. */
  numberMax?: InputMaybe<Scalars['Int']['input']>;
};

export type itemSnapshots = {
  __typename?: 'itemSnapshots';
  list: Array<itemSnapshot>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

/** An item that names another one. */
export type itemUse = {
  __typename?: 'itemUse';
  itemId: Scalars['String']['output'];
  /** product, template, component or app. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of a template: that of its type. */
  templateView?: Maybe<Scalars['String']['output']>;
};

export type itemUses = {
  __typename?: 'itemUses';
  /** The number of users that the caller may not read, which are not listed. */
  hiddenCount: Scalars['Int']['output'];
  list: Array<itemUse>;
  /** The number of all users that the caller may read, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export type keyValue = {
  __typename?: 'keyValue';
  key: Scalars['String']['output'];
  value?: Maybe<scalarValue>;
};

export type keyValueInput = {
  key: Scalars['String']['input'];
  value?: InputMaybe<scalarValueInput>;
};

export type kindApprovals = {
  __typename?: 'kindApprovals';
  count: Scalars['Int']['output'];
  /** app, component, product or template. */
  kind: Scalars['String']['output'];
};

export type kindApprovalsInput = {
  /** From 0 to 3. */
  count: Scalars['Int']['input'];
  /** app, component, product or template. */
  kind: Scalars['String']['input'];
};

/** One text in one locale. */
export type l10nText = {
  __typename?: 'l10nText';
  key: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  locale: Scalars['String']['output'];
  revision: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A change of one text in one locale. */
export type l10nUpdateInput = {
  /** Empty if the text must not exist yet. */
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  /** Null deletes the text. */
  value?: InputMaybe<Scalars['String']['input']>;
};

export const liveStateEnumeration = {
  /** An earlier state is live. */
  CHANGED: 'CHANGED',
  LIVE: 'LIVE',
  /** Has never been live. */
  NOT_LIVE: 'NOT_LIVE',
  RETIRED: 'RETIRED'
} as const;

export type liveStateEnumeration = typeof liveStateEnumeration[keyof typeof liveStateEnumeration];
/** An increase of the price by a code. */
export type loading = {
  __typename?: 'loading';
  calculationJsonLogic?: Maybe<Scalars['String']['output']>;
  codeName?: Maybe<loadingCodeName>;
  currencyCode?: Maybe<currencyCodeEnumeration>;
  flat?: Maybe<Scalars['Decimal']['output']>;
  formattedNewPrice?: Maybe<Scalars['String']['output']>;
  formattedOriginalPrice?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  newPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Its position among the applied codes, counted from 1. */
  order?: Maybe<Scalars['Int']['output']>;
  originalPrice?: Maybe<Scalars['Decimal']['output']>;
  ratio?: Maybe<Scalars['Decimal']['output']>;
};

export type loadingCodeName = {
  __typename?: 'loadingCodeName';
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** The user who made a change. */
export type login = {
  __typename?: 'login';
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export const loginStateEnumeration = {
  ACTIVE: 'ACTIVE',
  /** May not sign in. */
  DEACTIVATED: 'DEACTIVATED',
  /** Has been invited and has not chosen a password yet. */
  INVITED: 'INVITED'
} as const;

export type loginStateEnumeration = typeof loginStateEnumeration[keyof typeof loginStateEnumeration];
/** All conditions must match. A null condition is ignored; an empty list matches nothing. */
export type loginWhereInput = {
  /** Case-insensitive; % and _ have no special meaning. */
  email_contains?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** One page of users. */
export type logins = {
  __typename?: 'logins';
  list: Array<tenantLogin>;
  /** The number of all users that match the filter, regardless of the page. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

export type logoUrls = {
  __typename?: 'logoUrls';
  /** For light backgrounds. */
  typeA?: Maybe<Scalars['String']['output']>;
  /** For dark backgrounds. */
  typeB?: Maybe<Scalars['String']['output']>;
  /** A small one, for instance for lists. */
  typeC?: Maybe<Scalars['String']['output']>;
};

/** Each an address that begins with https:// or http://. */
export type logoUrlsInput = {
  typeA?: InputMaybe<Scalars['String']['input']>;
  typeB?: InputMaybe<Scalars['String']['input']>;
  typeC?: InputMaybe<Scalars['String']['input']>;
};

export type mailRecipient = {
  __typename?: 'mailRecipient';
  address: Scalars['String']['output'];
  /** TO, CC or BCC. */
  kind: Scalars['String']['output'];
  /** The mail server's response for a refused recipient. */
  reason?: Maybe<Scalars['String']['output']>;
  state: mailRecipientState;
};

export const mailRecipientState = {
  ACCEPTED: 'ACCEPTED',
  REFUSED: 'REFUSED',
  WAITING: 'WAITING'
} as const;

export type mailRecipientState = typeof mailRecipientState[keyof typeof mailRecipientState];
export type mailSenders = {
  __typename?: 'mailSenders';
  /** Additional addresses from which the tenant may send mails. */
  allowed: Array<Scalars['String']['output']>;
  /** The sender of mails that do not specify one. */
  defaultFrom: Scalars['String']['output'];
  /** Whether a mail server is configured. Without one, mails are displayed on the mailbox page. */
  isDelivering: Scalars['Boolean']['output'];
};

export const mailState = {
  FAILED: 'FAILED',
  /** The content is being sent; it is not resent automatically. */
  HANDING_OVER: 'HANDING_OVER',
  QUEUED: 'QUEUED',
  SENDING: 'SENDING',
  SENT: 'SENT',
  /** The content was sent without a response, so it may have arrived. It is only resent on request. */
  UNCERTAIN: 'UNCERTAIN'
} as const;

export type mailState = typeof mailState[keyof typeof mailState];
/** In millimeters. */
export type marginSettings = {
  __typename?: 'marginSettings';
  bottom?: Maybe<Scalars['Float']['output']>;
  left?: Maybe<Scalars['Float']['output']>;
  right?: Maybe<Scalars['Float']['output']>;
  top?: Maybe<Scalars['Float']['output']>;
};

/** In millimeters, 0 to 420. Defaults to 10 at the top and bottom, and 0 at the sides. */
export type marginSettingsInput = {
  bottom?: InputMaybe<Scalars['Float']['input']>;
  left?: InputMaybe<Scalars['Float']['input']>;
  right?: InputMaybe<Scalars['Float']['input']>;
  top?: InputMaybe<Scalars['Float']['input']>;
};

export type me = {
  __typename?: 'me';
  email: Scalars['String']['output'];
  id: Scalars['String']['output'];
  /** Rights such as products:write. Every operation requires one of them. */
  rights: Array<Scalars['String']['output']>;
  role: roleEnumeration;
  username: Scalars['String']['output'];
};

export type missingTexts = {
  __typename?: 'missingTexts';
  count: Scalars['Int']['output'];
  locale: Scalars['String']['output'];
};

/** An item that others of a release name. */
export type neededItem = {
  __typename?: 'neededItem';
  change: itemChangeEnumeration;
  /** Whether the items cannot go live without it. Otherwise, an earlier state of it is live. */
  isRequired: Scalars['Boolean']['output'];
  itemId: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  liveNumber?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

/** A remark on a transaction. */
export type note = {
  __typename?: 'note';
  content?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of HTML with Liquid in every locale, stored as translations under templates-{id}-html. */
export type notificationTemplate = templateInterface & {
  __typename?: 'notificationTemplate';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  fileKey?: Maybe<Scalars['String']['output']>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  /** The text in the request's locale, or else in the default locale. */
  localizedHtml?: Maybe<Scalars['String']['output']>;
  /** The text in every available locale. */
  localizedTexts?: Maybe<Array<l10nText>>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** An insured object, such as a vehicle or a home. */
export type objectType = entityInterface & {
  __typename?: 'object';
  addresses?: Maybe<Array<Maybe<address>>>;
  contacts?: Maybe<Array<Maybe<contact>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** individual, company, object or internal; determines the type. */
  entityType?: Maybe<Scalars['String']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  id: Scalars['String']['output'];
  identities?: Maybe<Array<Maybe<identity>>>;
  /** The insurer's code of the party. */
  internalCode?: Maybe<Scalars['String']['output']>;
  /** The stored name; without one, built from a person's English or Chinese names. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its kind. */
  typeId?: Maybe<Scalars['String']['output']>;
};

export const orientationEnumeration = {
  LANDSCAPE: 'LANDSCAPE',
  PORTRAIT: 'PORTRAIT'
} as const;

export type orientationEnumeration = typeof orientationEnumeration[keyof typeof orientationEnumeration];
/** A file to attach instead of the template's own. */
export type overrideEmailAttachmentReferenceInput = {
  fileName: Scalars['String']['input'];
  filePath: Scalars['String']['input'];
};

/** A template to render and attach instead of the template's own. */
export type overrideEmailAttachmentTemplateInput = {
  fileName: Scalars['String']['input'];
  templateId: Scalars['String']['input'];
};

export const pageSizeEnumeration = {
  A3: 'A3',
  A4: 'A4',
  A5: 'A5',
  LEGAL: 'LEGAL',
  LETTER: 'LETTER'
} as const;

export type pageSizeEnumeration = typeof pageSizeEnumeration[keyof typeof pageSizeEnumeration];
export const paymentFrequency = {
  ANNUALLY: 'ANNUALLY',
  MONTHLY: 'MONTHLY',
  ONE_TIME: 'ONE_TIME',
  QUARTERLY: 'QUARTERLY',
  SEMI_ANNUALLY: 'SEMI_ANNUALLY'
} as const;

export type paymentFrequency = typeof paymentFrequency[keyof typeof paymentFrequency];
export const paymentMethod = {
  ATM: 'ATM',
  BANK_TRANSFER: 'BANK_TRANSFER',
  CASH: 'CASH',
  CHEQUE: 'CHEQUE',
  CPF: 'CPF',
  CREDIT_CARD: 'CREDIT_CARD',
  GIRO: 'GIRO',
  SELF_SERVICE_PAYMENT_MACHINE: 'SELF_SERVICE_PAYMENT_MACHINE'
} as const;

export type paymentMethod = typeof paymentMethod[keyof typeof paymentMethod];
/** A drawing in a box between two corners of a page. */
export type pdfDrawing = {
  __typename?: 'pdfDrawing';
  /** The full name of the form field that the drawing replaces: the field is removed from the page at the position of the drawing. */
  fieldName?: Maybe<Scalars['String']['output']>;
  font?: Maybe<font>;
  id: Scalars['String']['output'];
  /** Whether a text that does not fit is printed smaller, down to 60% of its size. */
  isShrunkToFit: Scalars['Boolean']['output'];
  kind: pdfDrawingKindEnumeration;
  /** For TEXT its text, for CHECK_MARK its condition: the mark is drawn unless the text is blank, false, no or 0. */
  liquidSource?: Maybe<Scalars['String']['output']>;
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** For PICTURE: the key of a PNG, JPEG, GIF or WebP file in the first bucket of the tenant. */
  pictureFileKey?: Maybe<Scalars['String']['output']>;
  point1: point;
  point2: point;
  /** The revision of the drawing itself. */
  revision: Scalars['String']['output'];
  /** Null means LEFT. */
  textAlignment?: Maybe<textAlignmentEnumeration>;
  /** Null means TOP. */
  verticalAlignment?: Maybe<verticalAlignmentEnumeration>;
};

export const pdfDrawingKindEnumeration = {
  CHECK_MARK: 'CHECK_MARK',
  PICTURE: 'PICTURE',
  TEXT: 'TEXT'
} as const;

export type pdfDrawingKindEnumeration = typeof pdfDrawingKindEnumeration[keyof typeof pdfDrawingKindEnumeration];
/** Texts, check marks and pictures drawn on the pages of a PDF file. */
export type pdfDrawingTemplate = templateInterface & {
  __typename?: 'pdfDrawingTemplate';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  /** In the order in which they were added; later ones are drawn over earlier ones. */
  drawings?: Maybe<Array<Maybe<pdfDrawing>>>;
  /** The key of the PDF file in the first bucket of the tenant; empty if none has been chosen. */
  fileKey: Scalars['String']['output'];
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The literal password, used if there is no passwordLiquid. */
  password?: Maybe<Scalars['String']['output']>;
  /** Liquid that produces the password to open the document. It must be 1 to 127 bytes of UTF-8. */
  passwordLiquid?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** A PDF file that can be drawn on. */
export type pdfForm = {
  __typename?: 'pdfForm';
  /** For a file that can be drawn on: one entry for each position where a field is displayed, at most 5,000. */
  fields?: Maybe<Array<pdfFormField>>;
  /** The current key of the file; the new key if it was MOVED. */
  fileKey?: Maybe<Scalars['String']['output']>;
  /** For a template: pages that have drawings but are missing in the file. */
  missingPages?: Maybe<Array<Scalars['Int']['output']>>;
  /** In order; only for a file that can be drawn on. */
  pages?: Maybe<Array<pdfFormPage>>;
  /** The reason why the file cannot be drawn on; null if it can. */
  refusal?: Maybe<pdfFormRefusal>;
  sizeBytes?: Maybe<Scalars['Int']['output']>;
  state: pdfFormStateEnumeration;
  /** Unique per content. */
  version?: Maybe<Scalars['String']['output']>;
  /** Unexpected effects on the file, such as a lock that the printed document lacks. */
  warnings?: Maybe<Array<renderWarning>>;
};

/** A position where a form field is displayed. */
export type pdfFormField = {
  __typename?: 'pdfFormField';
  /** The size of its text in points; null if the field derives it from its height. */
  emSize?: Maybe<Scalars['Int']['output']>;
  isMultiline: Scalars['Boolean']['output'];
  /** Whether it hides what is drawn beneath it, unless a drawing replaces the field. */
  isOpaque: Scalars['Boolean']['output'];
  /** The tooltip for users; null if there is none. */
  label?: Maybe<Scalars['String']['output']>;
  /** Its full name, such as holder.address.city. */
  name: Scalars['String']['output'];
  page: Scalars['Int']['output'];
  point1: point;
  point2: point;
  /** The alignment of its text; null if the field does not define it. */
  textAlignment?: Maybe<textAlignmentEnumeration>;
  type: pdfFormFieldEnumeration;
};

export const pdfFormFieldEnumeration = {
  BUTTON: 'BUTTON',
  CHECK_BOX: 'CHECK_BOX',
  CHOICE: 'CHOICE',
  RADIO: 'RADIO',
  SIGNATURE: 'SIGNATURE',
  TEXT: 'TEXT'
} as const;

export type pdfFormFieldEnumeration = typeof pdfFormFieldEnumeration[keyof typeof pdfFormFieldEnumeration];
/** In points, as the page is displayed: rotated, cropped to its visible part and in its own unit. */
export type pdfFormPage = {
  __typename?: 'pdfFormPage';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

/** The reason why a PDF file cannot be drawn on. */
export type pdfFormRefusal = {
  __typename?: 'pdfFormRefusal';
  /** One of GONE, NO_PDF, PASSWORD, SIGNED, DYNAMIC_FORM, DAMAGED, PAGES, TIME, MEMORY, BUSY. */
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export const pdfFormStateEnumeration = {
  CURRENT: 'CURRENT',
  /** The chosen file has a different key. It is printed from there. */
  MOVED: 'MOVED',
  /** The template has no file. */
  NONE: 'NONE',
  /** There is no file with this key. */
  REMOVED: 'REMOVED',
  /** A different file has the key of the chosen one. */
  REPLACED: 'REPLACED'
} as const;

export type pdfFormStateEnumeration = typeof pdfFormStateEnumeration[keyof typeof pdfFormStateEnumeration];
/** What a reader may do with a document that has an owner password. Screen readers always have access. */
export const pdfPermissionEnumeration = {
  ANNOTATE: 'ANNOTATE',
  COPY: 'COPY',
  FILL_FORMS: 'FILL_FORMS',
  /** Changing the contents, and inserting, rotating and deleting pages. */
  MODIFY: 'MODIFY',
  PRINT: 'PRINT'
} as const;

export type pdfPermissionEnumeration = typeof pdfPermissionEnumeration[keyof typeof pdfPermissionEnumeration];
/** A printed document, or the reasons why there is none. */
export type pdfRenderedResult = {
  __typename?: 'pdfRenderedResult';
  base64?: Maybe<Scalars['String']['output']>;
  /** The problems, one entry each, as code|line:column|message. */
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same problems with codes and positions; path names the text. */
  errors_2?: Maybe<Array<errors>>;
  /** Variables that the texts use and the data lacks, as paths such as policies.list[0].referrer; at most 50. */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
  /** The bytes as numbers, for compatibility; only for documents up to 2 MiB. Prefer base64, which is a third of the size. */
  value?: Maybe<Array<Maybe<Scalars['Byte']['output']>>>;
  /** Differences between the template and the printed document: missing files, scripts, parts or content that do not fit, objects. */
  warnings?: Maybe<Array<renderWarning>>;
};

/** In points, from the top left corner of the page as displayed. */
export type point = {
  __typename?: 'point';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** In points, from the top left corner of the page as displayed. */
export type pointInput = {
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

/** One page of policies. */
export type policies = {
  __typename?: 'policies';
  /** Continues the list as after, in the same sort; null if this page reaches its end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  list?: Maybe<Array<Maybe<policy>>>;
  /** The number of all matches, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

/** A contract with a customer about a product. */
export type policy = {
  __typename?: 'policy';
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** The holder of the contract. */
  contractHolder?: Maybe<entityInterface>;
  /** The insured persons or objects. */
  contractInsured?: Maybe<Array<Maybe<entityInterface>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The exclusions from cover. */
  exclusions?: Maybe<Array<Maybe<exclusion>>>;
  facts?: Maybe<Array<Maybe<fact>>>;
  id: Scalars['String']['output'];
  /** Absent until the policy is issued. */
  issueDate?: Maybe<Scalars['DateTime']['output']>;
  /** The insurer's policy number. */
  issuerNumber?: Maybe<Scalars['String']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  otherContractHolders?: Maybe<Array<Maybe<entityInterface>>>;
  /** The agreed premium, with amounts formatted for the request's locale. */
  premium?: Maybe<pricing>;
  /** Null if the product no longer exists. */
  product?: Maybe<product>;
  /** The party that referred the customer. */
  referrer?: Maybe<internal>;
  /** The reasons for declining it. */
  rejectionCodes?: Maybe<Array<Maybe<rejectionCodeName>>>;
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Free text, such as ISSUED. */
  status?: Maybe<Scalars['String']['output']>;
};

/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type policyWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: InputMaybe<Array<InputMaybe<policyWhereInput>>>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  description_contains?: InputMaybe<Scalars['String']['input']>;
  endDate_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  endDate_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Whether there is an issue date. */
  isIssued?: InputMaybe<Scalars['Boolean']['input']>;
  /** Case-insensitive; % and _ have no special meaning. */
  issuerNumber_contains?: InputMaybe<Scalars['String']['input']>;
  issuerNumber_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** At least one must match. */
  or?: InputMaybe<Array<InputMaybe<policyWhereInput>>>;
  productId?: InputMaybe<productIdWhereInput>;
  /** Begins on the UTC day of this instant. */
  startDate?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  /** Dates are compared as midnight UTC; this also applies to the end date. */
  startDate_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  startDate_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  status_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Policies without a status match too. */
  status_not_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** A part of the number, or of a name or email address of the holder; case-insensitive. */
  text_contains?: InputMaybe<Scalars['String']['input']>;
};

/** A component as it is stored. */
export type previewComponent = {
  __typename?: 'previewComponent';
  name: Scalars['String']['output'];
  /** The text of its module; empty if it has none. */
  script: Scalars['String']['output'];
  vueTemplate: Scalars['String']['output'];
};

/** A text in the locale of the preview. */
export type previewText = {
  __typename?: 'previewText';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** How a price came about, in the steps in which a person would calculate it. */
export type priceExplanation = {
  __typename?: 'priceExplanation';
  /** True if there are more steps than the first 400. */
  isCut: Scalars['Boolean']['output'];
  /** Outer steps first: each is followed by those that it is made of. */
  steps: Array<priceExplanationStep>;
};

export type priceExplanationStep = {
  __typename?: 'priceExplanationStep';
  /** The number of steps around it. */
  depth: Scalars['Int']['output'];
  /** The expression in amountLogic, such as *.0.if.2. */
  path: Scalars['String']['output'];
  /** The row of the table, from 1. */
  row?: Maybe<Scalars['Int']['output']>;
  /** Between it and the step before it at the same depth: +, -, * or /. Null if they are not combined by a sign. */
  sign?: Maybe<Scalars['String']['output']>;
  /** The rate table that contains the value. */
  table?: Maybe<Scalars['String']['output']>;
  /** In the language of the request, such as: amount from table travel_base (zone asia, days from 5 to below 8) */
  text: Scalars['String']['output'];
  /** The value as JSON text. Long ones are shortened. */
  valueJsonString: Scalars['String']['output'];
};

export type priceLogicInput = {
  /** JSON Logic as JSON text; its result is the premium. */
  amountLogic?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the premium; defaults to HKD. */
  currencyCode?: InputMaybe<currencyCodeEnumeration>;
  /** For compatibility; the argument productId takes precedence. */
  productId?: InputMaybe<productIdInput>;
};

export type pricing = {
  __typename?: 'pricing';
  /** The price to pay: unrounded, unless a loading or discount is applied. Null without values. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** JSON Logic as JSON text. */
  amountLogic?: Maybe<Scalars['String']['output']>;
  /** The defaults of declared inputs that were applied. Null if the product has no declared inputs. */
  appliedDefaults?: Maybe<Array<appliedDefault>>;
  /** In the order of the discount codes, each with the price before and after it. */
  appliedDiscounts?: Maybe<Array<Maybe<discount>>>;
  /** Always an empty list: products have no taxes yet. */
  appliedTaxes?: Maybe<Array<Maybe<tax>>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  currencyCode?: Maybe<currencyCodeEnumeration>;
  /** The applied discount codes, in order. */
  discountCodes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Every discount of the product. */
  discounts?: Maybe<Array<Maybe<discount>>>;
  /** How originalPrice came about. Null without values. */
  explanation?: Maybe<priceExplanation>;
  formattedOriginalPrice?: Maybe<Scalars['String']['output']>;
  /** Rounded to the currency's minor units and formatted for the locale, such as HKD 469.00. */
  formattedPrice?: Maybe<Scalars['String']['output']>;
  /** Always an empty list: products have no prices for advisors. */
  indicativePrices: Array<indicativePrice>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** In the order of loadingCodes among the values, each with the price before and after it. */
  loadings?: Maybe<Array<Maybe<loading>>>;
  /**
   * Dotted names of variables that the pricing logic and the applied codes read without a fallback and that the
   * values do not contain: JSON Logic reads them as null, so the price may be wrong. An empty list when nothing is
   * missing.
   */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  /** The result of the pricing logic, before loadings and discounts. */
  originalPrice?: Maybe<Scalars['Decimal']['output']>;
  paymentFrequency?: Maybe<paymentFrequency>;
  /**
   * The same as amountLogic in standard JSON Logic: every lookup in a rate table and every decision is written with if. If one
   * has no row, the result is null, which is not a price. LIMIT_EXCEEDED with the names of tables that are too large.
   */
  plainAmountLogic?: Maybe<Scalars['String']['output']>;
  /** The revision of only the pricing logic. */
  revision?: Maybe<Scalars['String']['output']>;
  /**
   * Requested codes that the product does not have, if several products are listed: their prices are calculated
   * without these codes. For a single product, such a code is an error.
   */
  unknownCodes?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Texts among the values that the pricing logic and the applied codes only compare with texts of their own, and that
   * are none of these, such as "Europe" instead of "europe": the logic treats them like any other, so the price may be
   * wrong. At most 20 for each logic.
   */
  unknownValues?: Maybe<Array<unknownValue>>;
  /**
   * Values that do not match the declared inputs of the product and are only reported (level warn). Null if the product
   * has no declared inputs.
   */
  warnings?: Maybe<Array<inputWarning>>;
};

/** A printed document, or the reason why there is none. */
export type printedDocument = {
  __typename?: 'printedDocument';
  /** The PDF. */
  base64?: Maybe<Scalars['String']['output']>;
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** The name of the template. */
  name?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

/** A version of an insurance product. */
export type product = {
  __typename?: 'product';
  benefitGraph?: Maybe<Array<Maybe<benefitGraph>>>;
  /**
   * The texts of a benefit with its options and descendants, or of one of its options, in every available locale:
   * those that removeBenefit would delete.
   */
  benefitTexts?: Maybe<Array<l10nText>>;
  /** All benefits in one list, each after its parent; with type ids, only those. */
  benefits?: Maybe<Array<benefit>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  /** In the order in which they were added. */
  discountCodes?: Maybe<Array<codeRule>>;
  /**
   * The first day on which this version applies. Prices and decisions that name no version use the version with the latest
   * one that is not after their startDate. Two versions of a plan and type cannot have the same.
   */
  effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /**
   * An input for each variable that the logic of the product reads and that is not part of a declared one, with the values
   * that are known of it. Nothing is closed: ends of bands are no limits, and what the logic distinguishes is not all that
   * may be sent.
   */
  inputProposals: Array<inputProposal>;
  /**
   * How many of the latest requests for the product have values that the declaration would refuse, if each of its inputs had
   * the level refuse. Requires the right to read requests.
   */
  inputTrial: inputTrial;
  /** What the values of the product's logic may be; null if nothing is declared. */
  inputs?: Maybe<productInputs>;
  insurer?: Maybe<insurer>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  /** In the order in which they were added. */
  loadingCodes?: Maybe<Array<codeRule>>;
  /**
   * The languages in which the tenant has texts and this product lacks some: names, descriptions and option texts that it has
   * in another language.
   */
  missingTexts: Array<missingTexts>;
  /** The name in the request's locale, else in the default locale, else its key. */
  name?: Maybe<Scalars['String']['output']>;
  /** The name in every available locale, for editors: in other locales, name is a fallback. */
  nameTexts?: Maybe<Array<l10nText>>;
  /**
   * The same as underwritingRulesJson in standard JSON Logic. Referrals are codes that begin with REFER; if a lookup or
   * decision has no row, the result is "REFER_NO_DECISION". LIMIT_EXCEEDED with the names of tables that are too large.
   */
  plainUnderwritingRulesJson?: Maybe<Scalars['String']['output']>;
  /** The pricing logic and, if values are sent, the resulting price. */
  pricing?: Maybe<pricing>;
  productId?: Maybe<productId>;
  /**
   * What a form for the product has to ask. It follows from the logic of the product, so that a form never asks for values
   * that the product does not read; declared inputs determine types, choices, ranges, defaults and labels. Variables whose name the
   * logic computes, variables that only codes read, and variables that the pricing logic replaces by an empty value are not
   * asked, unless they are declared as required.
   */
  questionnaire: questionnaire;
  /** The rate tables that the logic of the product looks up, by name: all of them, or those with these names. */
  rateTables: Array<rateTable>;
  /** Changes with every save of the product or its texts. Pricing logic has a separate revision. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /**
   * The tenant's own note on the product, free text such as active or withdrawn. Users see it, filter by it and export
   * it. The server attaches no meaning to it: apps sell the products that they list, and each product has prices.
   */
  status?: Maybe<Scalars['String']['output']>;
  /**
   * The decision of the underwriting logic on the values. A value that it reads and that is absent, null or an empty
   * text is a problem (REQUIRED), unless the logic handles its absence; so is a value of a wrong type (INVALID).
   */
  underwritingDecision?: Maybe<underwritingDecision>;
  /** The same text as underwritingRulesJson. */
  underwritingRules?: Maybe<Scalars['String']['output']>;
  /** JSON Logic as JSON text. */
  underwritingRulesJson?: Maybe<Scalars['String']['output']>;
};


/** A version of an insurance product. */
export type productbenefitTextsArgs = {
  optionKey?: InputMaybe<Scalars['String']['input']>;
  typeId: Scalars['String']['input'];
  withBeneath?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A version of an insurance product. */
export type productbenefitsArgs = {
  typeIds?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** A version of an insurance product. */
export type productinputTrialArgs = {
  inputsJsonString: Scalars['String']['input'];
};


/** A version of an insurance product. */
export type productpricingArgs = {
  benefitOptions?: InputMaybe<Array<InputMaybe<benefitOptionInput>>>;
  discountCodes?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  pricingDate?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  strict?: InputMaybe<Scalars['Boolean']['input']>;
  values?: InputMaybe<Array<InputMaybe<keyValueInput>>>;
  valuesJsonString?: InputMaybe<Scalars['String']['input']>;
};


/** A version of an insurance product. */
export type productquestionnaireArgs = {
  valuesJsonString?: InputMaybe<Scalars['String']['input']>;
};


/** A version of an insurance product. */
export type productrateTablesArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A version of an insurance product. */
export type productunderwritingDecisionArgs = {
  valuesJsonString: Scalars['String']['input'];
};

export type productId = {
  __typename?: 'productId';
  plan: Scalars['String']['output'];
  type: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type productIdInput = {
  plan: Scalars['String']['input'];
  type: Scalars['String']['input'];
  /** An absent version is equivalent to an empty one. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type productIdWhereInput = {
  plan?: InputMaybe<Scalars['String']['input']>;
  plan_contains?: InputMaybe<Scalars['String']['input']>;
  plan_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  type?: InputMaybe<Scalars['String']['input']>;
  type_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  version?: InputMaybe<Scalars['String']['input']>;
  version_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** The effect of an import. */
export type productImport = {
  __typename?: 'productImport';
  /** In the order of the file. */
  products: Array<productImportItem>;
  /** The combined revision of the tenant's products that the file contains, before the import. */
  revision: Scalars['String']['output'];
};

/** Items of one kind that the import changes in the same way. */
export type productImportChange = {
  __typename?: 'productImportChange';
  action: importAction;
  count: Scalars['Int']['output'];
  /** The names of the items; at most 20. */
  names: Array<Scalars['String']['output']>;
  part: productPart;
};

/** One product of an import. */
export type productImportItem = {
  __typename?: 'productImportItem';
  /** REFUSED if any part of it is refused. */
  action: importAction;
  /** The differences, part by part; empty for an unchanged product. */
  changes: Array<productImportChange>;
  /** These differences, each with its values; at most the first 200. */
  differences: Array<itemDifferenceEntry>;
  /** Reasons for a refusal; at most 20. */
  problems: Array<errors>;
  productId: productId;
};


/** One product of an import. */
export type productImportItemdifferencesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** The declared inputs of a product. */
export type productInputs = {
  __typename?: 'productInputs';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  /** A JSON list, described in docs/inputs.md. */
  inputsJsonString: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** The revision of only the inputs. */
  revision: Scalars['String']['output'];
};

export const productPart = {
  BENEFIT: 'BENEFIT',
  /** The order of benefits and options. */
  BENEFIT_ORDER: 'BENEFIT_ORDER',
  /** The order of discount and loading codes. */
  CODE_ORDER: 'CODE_ORDER',
  DISCOUNT_CODE: 'DISCOUNT_CODE',
  EFFECTIVE_FROM: 'EFFECTIVE_FROM',
  /** A declared input. */
  INPUT: 'INPUT',
  /** The order of the declared inputs. */
  INPUT_ORDER: 'INPUT_ORDER',
  INSURER: 'INSURER',
  LOADING_CODE: 'LOADING_CODE',
  /** An insurer that the tenant does not have yet. */
  NEW_INSURER: 'NEW_INSURER',
  PRICING_LOGIC: 'PRICING_LOGIC',
  /** A rate table, or one of its rows or cells. */
  RATE_TABLE: 'RATE_TABLE',
  STATUS: 'STATUS',
  TEXT: 'TEXT',
  UNDERWRITING_LOGIC: 'UNDERWRITING_LOGIC'
} as const;

export type productPart = typeof productPart[keyof typeof productPart];
/** Products of one plan: those of one type, or all of them. */
export type productPlanInput = {
  plan: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What a new product can begin with: declared inputs, a rate table, and pricing logic that looks it up. */
export const productTemplate = {
  /** Rates by age, a loading for smokers, and a decision table by age. */
  BY_AGE: 'BY_AGE',
  /** Rates by zone and days of travel, and a decision table by both. */
  BY_ZONE_AND_DURATION: 'BY_ZONE_AND_DURATION',
  /** One price for each plan. */
  FLAT: 'FLAT'
} as const;

export type productTemplate = typeof productTemplate[keyof typeof productTemplate];
export type productUse = {
  __typename?: 'productUse';
  count: Scalars['Int']['output'];
  names?: Maybe<Array<Scalars['String']['output']>>;
};

/** What depends on a product. Names are limited to the first 5, and null without the right to read them. */
export type productUses = {
  __typename?: 'productUses';
  /** The published apps that sell it, according to their live releases. */
  apps: productUse;
  /** The requests with an offer of it that are neither accepted, declined nor closed; named by their numbers. */
  openRequests: productUse;
  /** The policies about it; named by the insurers' numbers. */
  policies: productUse;
};

export type productWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: InputMaybe<Array<InputMaybe<productWhereInput>>>;
  effectiveFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Excludes versions without a day, as effectiveFrom_lt does. */
  effectiveFrom_gt?: InputMaybe<Scalars['Date']['input']>;
  effectiveFrom_lt?: InputMaybe<Scalars['Date']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<productIdInput>>>;
  insurer?: InputMaybe<insurerWhere>;
  /** A part of the name in the request's locale; case-insensitive. */
  name_contains?: InputMaybe<Scalars['String']['input']>;
  /** At least one must match. */
  or?: InputMaybe<Array<InputMaybe<productWhereInput>>>;
  productId?: InputMaybe<productIdWhereInput>;
  status?: InputMaybe<Scalars['String']['input']>;
  status_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type products = {
  __typename?: 'products';
  list?: Maybe<Array<Maybe<product>>>;
  totalCount: Scalars['Int']['output'];
};

/** An offer within a case. */
export type proposal = {
  __typename?: 'proposal';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** accept or decline, as decided when it was offered. A referral is a decline. */
  decision?: Maybe<Scalars['String']['output']>;
  expiryDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['String']['output'];
  isIssued: Scalars['Boolean']['output'];
  isRejected: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** accept, decline or refer, as decided when it was offered. Null for offers made without it. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** The resulting policies that still exist. */
  policies?: Maybe<Array<Maybe<policy>>>;
  /** The offered product, if it still exists. */
  product?: Maybe<product>;
  proposalNumber?: Maybe<Scalars['String']['output']>;
  /** Why an underwriter has to decide; also beside a decline. */
  referrals?: Maybe<Array<referral>>;
  rejectionCodes?: Maybe<Array<Scalars['String']['output']>>;
  status?: Maybe<Scalars['String']['output']>;
  /** The price as offered, formatted for the request's locale. */
  totalPrice?: Maybe<pricing>;
  /** The variables that price and decision were calculated from, as JSON text. */
  valuesJsonString?: Maybe<Scalars['String']['output']>;
};

/** A variable of the pricing or underwriting logic. */
export type question = {
  __typename?: 'question';
  /** The choices of the declared input, the texts that the logic distinguishes, or the options of the benefit. */
  choices: Array<questionChoice>;
  /** The type of the declared input: text, choice, number, integer, amount, date, boolean or list. Null without one. */
  declaredType?: Maybe<Scalars['String']['output']>;
  /** The example of the declared input, as JSON text. */
  exampleJsonString?: Maybe<Scalars['String']['output']>;
  /** The value that the logic reads without an answer, as JSON text; null if an answer is needed. */
  fallbackJsonString?: Maybe<Scalars['String']['output']>;
  /** Whether another text than one of the choices is possible. */
  hasOtherAnswers: Scalars['Boolean']['output'];
  /** The help of the declared input, in the request's locale. */
  help?: Maybe<Scalars['String']['output']>;
  /** For a list: the parts of each entry. */
  items?: Maybe<Array<question>>;
  /** The label of the declared input, or the name of the benefit whose option is asked for, in the request's locale. */
  label?: Maybe<Scalars['String']['output']>;
  /** The largest one. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** The smallest possible number of the declared input. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** The dotted name within the values, such as trip.days, or within an entry of a list. Empty for the entry itself. */
  name: Scalars['String']['output'];
  /** number, string, boolean, list or object; null if the logic does not determine it. */
  type?: Maybe<Scalars['String']['output']>;
  /** The unit of a declared number as it is declared, such as day, or the currency of an amount. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The same for people, in the request's locale, such as days. */
  unitText?: Maybe<Scalars['String']['output']>;
};

export type questionChoice = {
  __typename?: 'questionChoice';
  /** The label of the choice, or the name of the benefit's option, in the request's locale; null for a text of the logic. */
  name?: Maybe<Scalars['String']['output']>;
  /** The value in the logic. */
  value: Scalars['String']['output'];
};

export type questionnaire = {
  __typename?: 'questionnaire';
  /** Whether the product has pricing logic. */
  hasPrice: Scalars['Boolean']['output'];
  /** What the present values need of the declared inputs, also in the entries of lists; up to 2,000. */
  inputs: Array<askedInput>;
  /**
   * In the order of the declared inputs; the others in the order in which the pricing logic, and then the underwriting logic,
   * reads them.
   */
  questions: Array<question>;
};

/** A rate table: rows of keys and values, which logic looks up with the operator `table`. docs/rate-tables.md describes it. */
export type rateTable = {
  __typename?: 'rateTable';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  /** Equal for tables with the same name, columns and rows that were divided alike. */
  hash: Scalars['String']['output'];
  keys: Array<rateTableKey>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  name: Scalars['String']['output'];
  /** What is probably a mistake, as of the last change; at most 100. */
  problems: Array<rateTableProblem>;
  /** The revision of only this table. */
  revision: Scalars['String']['output'];
  rowCount: Scalars['Int']['output'];
  /** A window of the rows: 1,000 from the first one unless given, at most 10,000. */
  rows: rateTableRows;
  values: Array<rateTableValue>;
};


/** A rate table: rows of keys and values, which logic looks up with the operator `table`. docs/rate-tables.md describes it. */
export type rateTablerowsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

export type rateTableInput = {
  keys: Array<rateTableKeyInput>;
  values: Array<rateTableValueInput>;
};

export type rateTableKey = {
  __typename?: 'rateTableKey';
  match: rateTableMatch;
  name: Scalars['String']['output'];
  type: rateTableKeyType;
};

export type rateTableKeyInput = {
  match: rateTableMatch;
  name: Scalars['String']['input'];
  type: rateTableKeyType;
};

export const rateTableKeyType = {
  BOOLEAN: 'BOOLEAN',
  DATE: 'DATE',
  NUMBER: 'NUMBER',
  TEXT: 'TEXT'
} as const;

export type rateTableKeyType = typeof rateTableKeyType[keyof typeof rateTableKeyType];
export const rateTableMatch = {
  /** A cell contains one value; an empty one matches all. */
  EXACT: 'EXACT',
  /** A row has two cells: from, inclusive, and to, exclusive. */
  RANGE: 'RANGE'
} as const;

export type rateTableMatch = typeof rateTableMatch[keyof typeof rateTableMatch];
export type rateTableProblem = {
  __typename?: 'rateTableProblem';
  code: Scalars['String']['output'];
  column?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** The row that it conflicts with. */
  otherRow?: Maybe<Scalars['Int']['output']>;
  /** The values of that sentence, an object. */
  paramsJsonString?: Maybe<Scalars['String']['output']>;
  /** Names the sentence of the message, to be worded in another language: see docs/errors.md. */
  reason: Scalars['String']['output'];
  /** Starting at 1. */
  row?: Maybe<Scalars['Int']['output']>;
  /** error or warning. */
  severity: Scalars['String']['output'];
};

export type rateTableResult = {
  __typename?: 'rateTableResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  revision?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** What is probably a mistake in the table; at most 100. */
  warnings?: Maybe<Array<rateTableProblem>>;
};

/** Rows, each as a list of cells: one for an exact key, two for a range (from, to), one for a value. */
export type rateTableRows = {
  __typename?: 'rateTableRows';
  /** The revision on which changes of these rows are based. */
  revision: Scalars['String']['output'];
  /** A JSON list of lists. Numbers are JSON numbers, dates texts such as 2027-01-31, and empty cells null. */
  rowsJsonString: Scalars['String']['output'];
};

export const rateTableUnit = {
  AMOUNT: 'AMOUNT',
  FACTOR: 'FACTOR',
  /** Written as 12.5 and looked up as 0.125. */
  PERCENT: 'PERCENT',
  TEXT: 'TEXT'
} as const;

export type rateTableUnit = typeof rateTableUnit[keyof typeof rateTableUnit];
export type rateTableValue = {
  __typename?: 'rateTableValue';
  /** Of an amount, such as HKD. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The result of a lookup that finds no row, or an empty cell; null if such a lookup fails. */
  defaultJsonString?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  unit: rateTableUnit;
};

export type rateTableValueInput = {
  /** Of an amount, and required there: such as HKD. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The result of a lookup that finds no row, or an empty cell. Without it, such a lookup fails. */
  defaultJsonString?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  unit: rateTableUnit;
};

export type recoveryCodesResult = {
  __typename?: 'recoveryCodesResult';
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** Each works once in place of a code from the authenticator app. Only this operation returns them. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
};

export type referral = {
  __typename?: 'referral';
  /** The rejection code, such as REFER_HIGH_SUM. */
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** A reason for declining, with its name. */
export type rejectionCodeName = {
  __typename?: 'rejectionCodeName';
  code: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** An immutable snapshot of items. */
export type release = {
  __typename?: 'release';
  /** What people decided about it, oldest first. */
  approvals: Array<releaseApproval>;
  /** Whether rollBackRelease can restore what was live before, for each of its items that shows it. */
  canRollBack: Scalars['Boolean']['output'];
  /** Why it exists. */
  cause: releaseCauseEnumeration;
  /**
   * What it shows differently from the release before it, of the kinds that the caller may read: its apps, and the components,
   * products and documents of their pages. Where changes take effect at once, products do when they are saved, not with the
   * release. At most 1,000; empty for releases of earlier versions of the server.
   */
  changedItems: releaseChangedItems;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  /** The reasons why it did not go live as scheduled. */
  failure?: Maybe<Array<errors>>;
  /** What must hold when it goes live, as of now; publishRelease checks it again. Empty where changes take effect at once. */
  gates: Array<releaseGate>;
  id: Scalars['String']['output'];
  /**
   * Whether the caller created it, last took its items, or saved a change in it, so that only others may approve it. False where
   * changes take effect at once.
   */
  isOwn: Scalars['Boolean']['output'];
  items: Array<releaseItem>;
  lastModifiedAt: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<login>;
  /** Of a rollback: the items of the release rolled back that had been replaced since, and remained as they were. */
  leftItems: Array<releaseItem>;
  /**
   * Changes with every publication and every rollback of its apps, also if a release is live again; send it as
   * expectedLive.
   */
  liveRevision: Scalars['String']['output'];
  /** Different for every other list of items, states and actions. */
  manifest: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Where it was made, if importRelease moved it to this tenant. */
  origin?: Maybe<releaseOrigin>;
  /** Why it was last published without its approvals. */
  overrideReason?: Maybe<Scalars['String']['output']>;
  /** When it was last published. Rolling back to it does not change this. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<login>;
  /** The kinds in it determine the number. 0 where changes take effect at once. */
  requiredApprovals: Scalars['Int']['output'];
  revision: Scalars['String']['output'];
  /** When it was rolled back after it was last published. */
  rolledBackAt?: Maybe<Scalars['DateTime']['output']>;
  rolledBackBy?: Maybe<login>;
  /** The release that it rolled back. */
  rolledBackReleaseId?: Maybe<Scalars['String']['output']>;
  /** When it is scheduled to go live. */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time zone in which the schedule was chosen, such as Asia/Hong_Kong. */
  scheduledZone?: Maybe<Scalars['String']['output']>;
  state: releaseStateEnumeration;
};


/** An immutable snapshot of items. */
export type releasechangedItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

export const releaseActionEnumeration = {
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  REMOVED: 'REMOVED'
} as const;

export type releaseActionEnumeration = typeof releaseActionEnumeration[keyof typeof releaseActionEnumeration];
export type releaseApproval = {
  __typename?: 'releaseApproval';
  at: Scalars['DateTime']['output'];
  comment?: Maybe<Scalars['String']['output']>;
  /** Whether the release still has these items. */
  isCurrent: Scalars['Boolean']['output'];
  /** Of the items that were approved or rejected. */
  manifest: Scalars['String']['output'];
  /** Absent if the user no longer exists. */
  user?: Maybe<login>;
  verdict: releaseVerdictEnumeration;
};

export const releaseCauseEnumeration = {
  CREATED: 'CREATED',
  /** Everything as it was when the tenant began to work with releases. */
  FIRST: 'FIRST',
  ROLLBACK: 'ROLLBACK'
} as const;

export type releaseCauseEnumeration = typeof releaseCauseEnumeration[keyof typeof releaseCauseEnumeration];
/** A difference in one part. */
export type releaseChange = {
  __typename?: 'releaseChange';
  action: releaseActionEnumeration;
  /** How many entries of a list differ; 1 for a part that is not a list. */
  count: Scalars['Int']['output'];
  /** Names of the entries, the first 20. */
  names: Array<Scalars['String']['output']>;
  part: releasePartEnumeration;
};

/** itemDifference(kind, itemId, from: previousNumber, to: number) describes the differences. */
export type releaseChangedItem = {
  __typename?: 'releaseChangedItem';
  itemId: Scalars['String']['output'];
  /** app, component, product or template. */
  kind: Scalars['String']['output'];
  /** Its name when the release was created. */
  name: Scalars['String']['output'];
  /** Of its state in history that the release was created from. */
  number: Scalars['Int']['output'];
  /** Of its state in the latest earlier release that contains it; absent if there is none. */
  previousNumber?: Maybe<Scalars['Int']['output']>;
};

export type releaseChangedItems = {
  __typename?: 'releaseChangedItems';
  list: Array<releaseChangedItem>;
  /** The number of all, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export type releaseGate = {
  __typename?: 'releaseGate';
  name: releaseGateEnumeration;
  /** At most 100. */
  problems: Array<errors>;
  state: releaseGateStateEnumeration;
};

export const releaseGateEnumeration = {
  /** Enough people have approved it, and nobody has rejected it. Absent if it needs no approvals. */
  APPROVALS: 'APPROVALS',
  /** Live apps show components as they are live. Only warns. */
  APPS: 'APPS',
  /** No two live items of a kind have the same name. */
  NAMES: 'NAMES',
  /** No item is earlier than what is live of it. */
  ORDER: 'ORDER',
  /** Every state exists and can be read. */
  PROBLEMS: 'PROBLEMS',
  /** What live items name is live. */
  REFERENCES: 'REFERENCES'
} as const;

export type releaseGateEnumeration = typeof releaseGateEnumeration[keyof typeof releaseGateEnumeration];
export const releaseGateStateEnumeration = {
  FAILED: 'FAILED',
  PASSED: 'PASSED',
  /** Prevents nothing. */
  WARNING: 'WARNING'
} as const;

export type releaseGateStateEnumeration = typeof releaseGateStateEnumeration[keyof typeof releaseGateStateEnumeration];
/** The effect of an import. */
export type releaseImport = {
  __typename?: 'releaseImport';
  description?: Maybe<Scalars['String']['output']>;
  files: Array<fileImportItem>;
  /** Products, templates, components, apps, and what the release retires that is live in this tenant. */
  items: Array<releaseImportItem>;
  name: Scalars['String']['output'];
  origin: releaseOrigin;
  /** The combined revision of the tenant's items and files that the file contains, before the import. */
  revision: Scalars['String']['output'];
};

/** One item of an import. */
export type releaseImportItem = {
  __typename?: 'releaseImportItem';
  /** REFUSED if any part of it is refused; REMOVED for what the release retires. */
  action: importAction;
  /** What differs, each with its values; at most the first 200. */
  differences: Array<itemDifferenceEntry>;
  /** app, component, product or template. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Reasons for a refusal; at most 20. */
  problems: Array<errors>;
  releaseAction: releaseItemActionEnumeration;
};


/** One item of an import. */
export type releaseImportItemdifferencesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** One of the items that a release contains. */
export type releaseItem = {
  __typename?: 'releaseItem';
  action: releaseItemActionEnumeration;
  /**
   * The differences of an app from its previous release. For other items, see changedItems of the release and
   * itemDifference.
   */
  changes: Array<releaseChange>;
  /** What it consists of: the entries of each part, as additions. */
  contents: Array<releaseChange>;
  /** Whether this release determines what customers see of it. */
  isLive: Scalars['Boolean']['output'];
  /** For an app its app id, for a product its plan, version and type, separated by bars. */
  itemId: Scalars['String']['output'];
  /** app, component, product or template. */
  kind: Scalars['String']['output'];
  /** Its name when the release was created. */
  name: Scalars['String']['output'];
  /** Of its state in history; absent for apps in releases of earlier versions of the server. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Other origins that its pages may connect to or load scripts from. */
  outsideOrigins: Array<Scalars['String']['output']>;
  /** Of the state that customers got before the release went live, or get now if it has never been live; absent if they got none. */
  previousNumber?: Maybe<Scalars['Int']['output']>;
  /** The size of everything that browsers may load, uncompressed. */
  sizeBytes: Scalars['Int']['output'];
};

export const releaseItemActionEnumeration = {
  PUBLISH: 'PUBLISH',
  /** Customers no longer see the item. */
  RETIRE: 'RETIRE'
} as const;

export type releaseItemActionEnumeration = typeof releaseItemActionEnumeration[keyof typeof releaseItemActionEnumeration];
export type releaseItemInput = {
  /** PUBLISH if absent. */
  action?: InputMaybe<releaseItemActionEnumeration>;
  itemId: Scalars['String']['input'];
  /** app, component, product or template. */
  kind: Scalars['String']['input'];
};

/** The release of another tenant that was moved to this one. */
export type releaseOrigin = {
  __typename?: 'releaseOrigin';
  createdAt: Scalars['DateTime']['output'];
  /** The name of the user. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Of the items there. */
  manifest: Scalars['String']['output'];
  /** When it went live there. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  releaseId: Scalars['String']['output'];
  tenantId: Scalars['String']['output'];
};

export const releasePartEnumeration = {
  APP: 'APP',
  COMPONENT: 'COMPONENT',
  ENDPOINTS: 'ENDPOINTS',
  FILE: 'FILE',
  HEAD: 'HEAD',
  HTTP_HEADERS: 'HTTP_HEADERS',
  LOCALES: 'LOCALES',
  NAME: 'NAME',
  PAGE: 'PAGE',
  PAGE_ORDER: 'PAGE_ORDER',
  PRODUCT: 'PRODUCT',
  PROVIDERS: 'PROVIDERS',
  TEXT: 'TEXT',
  THEME: 'THEME',
  VARIANTS: 'VARIANTS',
  VISITORS: 'VISITORS'
} as const;

export type releasePartEnumeration = typeof releasePartEnumeration[keyof typeof releasePartEnumeration];
export const releaseStateEnumeration = {
  /** Has all the approvals that it needs, and has not been live. */
  APPROVED: 'APPROVED',
  /** Did not go live as scheduled. */
  FAILED: 'FAILED',
  /** Approvals were requested, or it has some of those that it needs. */
  IN_REVIEW: 'IN_REVIEW',
  /** At least one of its apps shows it. */
  LIVE: 'LIVE',
  /** Has never been live. */
  READY: 'READY',
  /** Somebody has rejected its items. */
  REJECTED: 'REJECTED',
  SCHEDULED: 'SCHEDULED',
  /** Was live and has been replaced by other releases. */
  SUPERSEDED: 'SUPERSEDED'
} as const;

export type releaseStateEnumeration = typeof releaseStateEnumeration[keyof typeof releaseStateEnumeration];
export const releaseVerdictEnumeration = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED'
} as const;

export type releaseVerdictEnumeration = typeof releaseVerdictEnumeration[keyof typeof releaseVerdictEnumeration];
/** All conditions of an input must match. */
export type releaseWhereInput = {
  and?: InputMaybe<Array<InputMaybe<releaseWhereInput>>>;
  /** Releases that contain the app. */
  appId?: InputMaybe<Scalars['String']['input']>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Case-insensitive. */
  name_contains?: InputMaybe<Scalars['String']['input']>;
  or?: InputMaybe<Array<InputMaybe<releaseWhereInput>>>;
  /** The rollbacks of a release. */
  rolledBackReleaseId?: InputMaybe<Scalars['String']['input']>;
};

export type releases = {
  __typename?: 'releases';
  list: Array<release>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

/** A warning about a text or document that was rendered anyway. */
export type renderWarning = {
  __typename?: 'renderWarning';
  /**
   * One of LOOP OBJECT DATE, for documents also SCRIPT FILE ADDRESS LINK HEIGHT WIDTH MARKUP CHARACTERS PICTURE
   * HEADING TABLE MORE, for PDF drawings FIT PAGE OUTSIDE FIELD LIQUID LOCK XFA, and for emails LINK FILE MJML.
   */
  code?: Maybe<Scalars['String']['output']>;
  column?: Maybe<Scalars['Int']['output']>;
  /** For WIDTH: the element that is wider than the page, as a CSS selector such as table > tbody > tr > td:nth-of-type(19). */
  element?: Maybe<Scalars['String']['output']>;
  excerpt?: Maybe<Scalars['String']['output']>;
  line?: Maybe<Scalars['Int']['output']>;
  /** For HEIGHT: the required margin in millimeters. */
  marginMm?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  /** For WIDTH: how far the element extends beyond the page, in millimeters. */
  overhangMm?: Maybe<Scalars['Float']['output']>;
  /** The text that contains it, such as html, headerSettings.html or drawings.{id}.liquidSource. */
  path?: Maybe<Scalars['String']['output']>;
};

/** The outcome of a mutation. */
export type result = {
  __typename?: 'result';
  /** The created entity, if any. */
  createdStatus?: Maybe<createdStatus>;
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Scalars['String']['output']>>;
  /** The same problems with codes and positions. */
  errors_2?: Maybe<Array<errors>>;
  /** The revision after the change, if one entity was changed. */
  revision?: Maybe<Scalars['String']['output']>;
  /** success or failure */
  status: Scalars['String']['output'];
};

export const roleEnumeration = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  API_CLIENT: 'API_CLIENT',
  /** Approves releases, and otherwise only views. */
  APPROVER: 'APPROVER',
  DOCUMENT_EDITOR: 'DOCUMENT_EDITOR',
  PRODUCT_EDITOR: 'PRODUCT_EDITOR',
  VIEWER: 'VIEWER'
} as const;

export type roleEnumeration = typeof roleEnumeration[keyof typeof roleEnumeration];
/** Processed in this order: remove, update, add. */
export type saveDrawingsInput = {
  add?: InputMaybe<Array<addPdfDrawingInput>>;
  /** Drawings that no longer exist are ignored. */
  remove?: InputMaybe<Array<savedDrawingInput>>;
  update?: InputMaybe<Array<updatedDrawingInput>>;
};

/** A drawing, with its revision as known to the caller. */
export type savedDrawingInput = {
  /** A drawing with another revision is a CONFLICT. Without one it is overwritten. */
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
};

/** The outcome of saving drawings. */
export type savedDrawings = {
  __typename?: 'savedDrawings';
  /** The current state of the updated and the added drawings, in this order. */
  drawings?: Maybe<Array<pdfDrawing>>;
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Scalars['String']['output']>>;
  /** The same problems with codes and positions. */
  errors_2?: Maybe<Array<errors>>;
  /** The revision of the template. */
  revision?: Maybe<Scalars['String']['output']>;
  /** success or failure */
  status: Scalars['String']['output'];
};

/** A value of any type: exactly one of its fields is set. */
export type scalarValue = {
  __typename?: 'scalarValue';
  arrayValue?: Maybe<Array<Maybe<scalarValue>>>;
  booleanValue?: Maybe<Scalars['Boolean']['output']>;
  dateValue?: Maybe<Scalars['DateTime']['output']>;
  numberValue?: Maybe<Scalars['Decimal']['output']>;
  objectValue?: Maybe<Array<Maybe<keyValue>>>;
  stringValue?: Maybe<Scalars['String']['output']>;
};

export type scalarValueInput = {
  arrayValue?: InputMaybe<Array<InputMaybe<scalarValueInput>>>;
  booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  dateValue?: InputMaybe<Scalars['DateTime']['input']>;
  numberValue?: InputMaybe<Scalars['Decimal']['input']>;
  objectValue?: InputMaybe<Array<InputMaybe<keyValueInput>>>;
  stringValue?: InputMaybe<Scalars['String']['input']>;
};

export type secondFactor = {
  __typename?: 'secondFactor';
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  isEnabled: Scalars['Boolean']['output'];
  /** Whether the tenant requires a second factor from all users. */
  isRequired: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A value that is known of a variable. */
export type seenInputValue = {
  __typename?: 'seenInputValue';
  /** The number of requests; 1 for logic and tables. */
  count: Scalars['Int']['output'];
  /** pricing, underwriting, codes, tables or requests. */
  place: Scalars['String']['output'];
  /** The rate table that has the value; null for another place. */
  table?: Maybe<Scalars['String']['output']>;
  /**
   * How the logic uses it: equality (a text that it distinguishes), comparison (such as the end of a band) or fallback (read
   * without a value). A key of a table is seen by equality, and both ends of a range by comparison. Null for a value of requests.
   */
  use?: Maybe<Scalars['String']['output']>;
  valueJsonString: Scalars['String']['output'];
};

export type sendNotificationInput = {
  emailMessage?: InputMaybe<emailMessageInput>;
  /** A policy that the mail is about; its id is stored with the mail. */
  policyId?: InputMaybe<Scalars['String']['input']>;
  smsMessage?: InputMaybe<smsMessageInput>;
  /** For compatibility, such as testMjmlTemplate for a test from the editor. */
  type?: InputMaybe<Scalars['String']['input']>;
};

export type sentMail = {
  __typename?: 'sentMail';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  from: Scalars['String']['output'];
  id: Scalars['String']['output'];
  messageId: Scalars['String']['output'];
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The step at which the last attempt ended, such as CONNECT, RCPT TO or DATA. */
  phase?: Maybe<Scalars['String']['output']>;
  /** The last response of the mail server, or a description of the failure. */
  reason?: Maybe<Scalars['String']['output']>;
  recipients: Array<mailRecipient>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The size of the stored mail, in bytes. */
  sizeBytes: Scalars['Int']['output'];
  state: mailState;
  subject: Scalars['String']['output'];
  templateId?: Maybe<Scalars['String']['output']>;
};

export type sentMails = {
  __typename?: 'sentMails';
  list: Array<sentMail>;
  /** The number of all of them, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000; totalCount is then 10,000. If this field is selected, counting stops there. Without
   * it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

/** A session of the caller on one device. */
export type session = {
  __typename?: 'session';
  /** The IP address of its last use. */
  address: Scalars['String']['output'];
  /** Such as Chrome; null when the client does not identify itself. */
  browser?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Recorded at sign-in and whenever tokens are renewed, so it is at most ten minutes old while the session is in use. */
  lastUsedAt: Scalars['DateTime']['output'];
  signedInAt: Scalars['DateTime']['output'];
  /** Such as Windows; null when the client does not identify it. */
  system?: Maybe<Scalars['String']['output']>;
};

export type sessions = {
  __typename?: 'sessions';
  list: Array<session>;
  totalCount: Scalars['Int']['output'];
};

/** The length of a text message as counted by networks. */
export type smsLength = {
  __typename?: 'smsLength';
  /** GSM_7 or UCS_2. */
  encoding: Scalars['String']['output'];
  segments: Scalars['Int']['output'];
  /** Septets of GSM-7, or 16-bit units of UCS-2. */
  units: Scalars['Int']['output'];
  /** The number of units in one segment of this message. */
  unitsPerSegment: Scalars['Int']['output'];
};

export type smsMessageInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  templateRendering?: InputMaybe<templateRenderingInput>;
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A text message as it would be sent. */
export type smsRendered = {
  __typename?: 'smsRendered';
  /** The output of Liquid, unchanged. */
  body?: Maybe<Scalars['String']['output']>;
  length?: Maybe<smsLength>;
};

/** A rendered text message, or the reasons why there is none. */
export type smsRenderedResult = {
  __typename?: 'smsRenderedResult';
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  errors_2?: Maybe<Array<errors>>;
  /**
   * Variables that the text uses and the data lacks, as paths such as policies.list[0].referrer; at most 50.
   * Variables with a default, or used only in conditions, are not listed. The text is empty at these positions, so
   * check them before sending it.
   */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  status: Scalars['String']['output'];
  value?: Maybe<smsRendered>;
  /** Differences between the text and what was probably intended: fields that items of a list lack, objects, invalid dates. */
  warnings?: Maybe<Array<renderWarning>>;
};

/** A text message. The rendered body is sent unchanged. */
export type smsTemplate = templateInterface & {
  __typename?: 'smsTemplate';
  bodyLiquid?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  fileKey?: Maybe<Scalars['String']['output']>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export const snapshotCauseEnumeration = {
  /** What existed before history was recorded, as of its first change since. */
  FIRST: 'FIRST',
  IMPORT: 'IMPORT',
  RESTORE: 'RESTORE',
  SAVE: 'SAVE'
} as const;

export type snapshotCauseEnumeration = typeof snapshotCauseEnumeration[keyof typeof snapshotCauseEnumeration];
export const snapshotSourceEnumeration = {
  /** A program. */
  API: 'API',
  /** The server itself. */
  SERVER: 'SERVER',
  /** A page of the studio or of another origin. */
  STUDIO: 'STUDIO'
} as const;

export type snapshotSourceEnumeration = typeof snapshotSourceEnumeration[keyof typeof snapshotSourceEnumeration];
/** A product that an app sells. */
export type soldProduct = {
  __typename?: 'soldProduct';
  /** Null when the product no longer exists. */
  product?: Maybe<product>;
  productId: productId;
};

export type sortInput = {
  /** A field of the listed type, such as createdAt. */
  fieldName: Scalars['String']['input'];
  /** ASC, DSC or DESC, in any case. */
  type: Scalars['String']['input'];
};

/** A rendered text, or the reasons why there is none. */
export type stringResult = {
  __typename?: 'stringResult';
  /** The problems as messages, one entry each. */
  errors?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same problems with codes and positions; path names the text. */
  errors_2?: Maybe<Array<errors>>;
  /**
   * Variables that the text uses and the data lacks, as paths such as policies.list[0].referrer; at most 50.
   * Variables with a default, or used only in conditions, are not listed. The text is empty at these positions, so
   * check them before sending it.
   */
  missingVariables?: Maybe<Array<Scalars['String']['output']>>;
  /** The revision after the change, if one entity was changed. */
  revision?: Maybe<Scalars['String']['output']>;
  /** success or failure */
  status: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  /** Differences between the text and what was probably intended: fields that items of a list lack, objects, invalid dates. */
  warnings?: Maybe<Array<renderWarning>>;
};

export type tax = {
  __typename?: 'tax';
  code?: Maybe<Scalars['String']['output']>;
  flat?: Maybe<Scalars['Decimal']['output']>;
  formattedFlat?: Maybe<Scalars['String']['output']>;
  formattedNewPrice?: Maybe<Scalars['String']['output']>;
  formattedOriginalPrice?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  newPrice?: Maybe<Scalars['Decimal']['output']>;
  order?: Maybe<Scalars['Int']['output']>;
  originalPrice?: Maybe<Scalars['Decimal']['output']>;
  ratio?: Maybe<Scalars['Decimal']['output']>;
};

/** A user's unsaved changes in a template's editor. */
export type templateDraft = {
  __typename?: 'templateDraft';
  /** The revision of the template that the draft is based on. */
  baseRevision?: Maybe<Scalars['String']['output']>;
  /** The unsaved content in the editor's format. */
  contentJsonString: Scalars['String']['output'];
  savedAt: Scalars['DateTime']['output'];
};

/** The unsaved content. */
export type templateDraftInput = {
  baseRevision?: InputMaybe<Scalars['String']['input']>;
  /** JSON text of any form. */
  contentJsonString: Scalars['String']['input'];
};

/** The effect of an import. */
export type templateImport = {
  __typename?: 'templateImport';
  /** Addresses of files that Liquid completes, so that an export cannot include these files; at most 20. */
  completedAddresses: Array<Scalars['String']['output']>;
  files: Array<fileImportItem>;
  /**
   * Keys of files that the templates reference, and that neither the tenant nor the imported file has; at most 20.
   * Empty without the right to read files.
   */
  missingFiles: Array<Scalars['String']['output']>;
  /** The combined revision of the tenant's templates and files that the file contains, before the import. */
  revision: Scalars['String']['output'];
  /** In the order of the file. */
  templates: Array<templateImportItem>;
};

/** Items of one kind that the import changes in the same way. */
export type templateImportChange = {
  __typename?: 'templateImportChange';
  action: importAction;
  count: Scalars['Int']['output'];
  /** The names of the items; at most 20. */
  names: Array<Scalars['String']['output']>;
  part: templatePart;
};

/** One template of an import. */
export type templateImportItem = {
  __typename?: 'templateImportItem';
  /** REFUSED if any part of it is refused. */
  action: importAction;
  /** The differences, part by part; empty for an unchanged template. */
  changes: Array<templateImportChange>;
  /** These differences, each with its values; at most the first 200. */
  differences: Array<itemDifferenceEntry>;
  logicalId?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Reasons for a refusal; at most 20. */
  problems: Array<errors>;
  type: Scalars['String']['output'];
};


/** One template of an import. */
export type templateImportItemdifferencesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** The fields common to templates of all kinds. */
export type templateInterface = {
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  /** The caller's unsaved changes. */
  draft?: Maybe<templateDraft>;
  /** The file that the template is based on, for kinds that have one. */
  fileKey?: Maybe<Scalars['String']['output']>;
  /**
   * The query whose result the template is rendered with. It runs with the rights of the user who renders, and may
   * only use the fields available to templates: records, products, insurers and templates, never drafts, accounts
   * or settings.
   */
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  /** A name for programs, unique among the tenant's templates of the type; null if there is none. */
  logicalId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The revision of the template with its texts. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /** The route segment of the template's own editor, such as sms-notifications. */
  templateView?: Maybe<Scalars['String']['output']>;
  /** One of wkhtmltopdf, emailMjml, pdfDrawing, sms, notification, dynamic, function. */
  type?: Maybe<Scalars['String']['output']>;
};

export const templatePart = {
  /** A kind-specific field, such as html. */
  CONTENT: 'CONTENT',
  DESCRIPTION: 'DESCRIPTION',
  NAME: 'NAME',
  QUERY: 'QUERY',
  /** A localized text. */
  TEXT: 'TEXT'
} as const;

export type templatePart = typeof templatePart[keyof typeof templatePart];
/** The content to render a template with. */
export type templateRenderParametersInput = {
  /** A JSON object that is merged over the result of the template's query: objects are merged, other values replaced. */
  contentJsonString?: InputMaybe<Scalars['String']['input']>;
  /** The variable that holds the content. Its top-level keys are also available without it. */
  name: Scalars['String']['input'];
  overrideAttachmentReferences?: InputMaybe<Array<InputMaybe<overrideEmailAttachmentReferenceInput>>>;
  overrideAttachmentTemplates?: InputMaybe<Array<InputMaybe<overrideEmailAttachmentTemplateInput>>>;
  /** A JSON object: the variables of the template's query. */
  variablesJsonString?: InputMaybe<Scalars['String']['input']>;
};

/** A template by its id or logical id, and its rendering arguments. */
export type templateRenderingInput = {
  input?: InputMaybe<templateRenderParametersInput>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['String']['input']>;
};

/** All conditions of an input must match. */
export type templateWhereInput = {
  and?: InputMaybe<Array<InputMaybe<templateWhereInput>>>;
  createdAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  createdAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  /** Case-insensitive. */
  description_contains?: InputMaybe<Scalars['String']['input']>;
  /** Whether there is a logical id. */
  has_LogicalId?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  lastModifiedAt_gt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  lastModifiedAt_lt?: InputMaybe<Scalars['DateTimeOffset']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  logicalId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Case-insensitive. */
  name_contains?: InputMaybe<Scalars['String']['input']>;
  or?: InputMaybe<Array<InputMaybe<templateWhereInput>>>;
  type?: InputMaybe<Scalars['String']['input']>;
  /** Types separated by commas; an empty text matches all. */
  type_in?: InputMaybe<Scalars['String']['input']>;
};

/** One page of templates. */
export type templates = {
  __typename?: 'templates';
  list?: Maybe<Array<Maybe<templateInterface>>>;
  /** The number of all matches, regardless of the page. */
  totalCount: Scalars['Int']['output'];
};

export type tenantLimit = {
  __typename?: 'tenantLimit';
  max: Scalars['Float']['output'];
  /** fileBytes, textBytes, records, documentsPerDay, mailsPerDay or passwordMailsPerDay; more may follow. */
  name: Scalars['String']['output'];
  /** When a daily count is reset; null for stored amounts. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  /** bytes or count. */
  unit: Scalars['String']['output'];
  /** Current use, or the count since midnight UTC. */
  used: Scalars['Float']['output'];
};

/** A user of the tenant. */
export type tenantLogin = {
  __typename?: 'tenantLogin';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['String']['output'];
  /** Null for a user without a session, or whose last one ended more than a day ago. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  role: roleEnumeration;
  state: loginStateEnumeration;
  /** The name from the invitation, or the email address. Users sign in with the email address. */
  username: Scalars['String']['output'];
};

export type tenantSettings = {
  __typename?: 'tenantSettings';
  /** Of every kind that can be released. */
  approvals: Array<kindApprovals>;
  changeControl: changeControlEnumeration;
  /** Host names that are mapped to this tenant. */
  hosts?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Every locale in which the tenant has texts, en-US and zh-HK first. */
  locales: Array<Scalars['String']['output']>;
  tenantId?: Maybe<Scalars['String']['output']>;
};

export type tenantUsage = {
  __typename?: 'tenantUsage';
  /** Every limit of the tenant. */
  limits: Array<tenantLimit>;
};

export const textAlignmentEnumeration = {
  CENTER: 'CENTER',
  LEFT: 'LEFT',
  RIGHT: 'RIGHT'
} as const;

export type textAlignmentEnumeration = typeof textAlignmentEnumeration[keyof typeof textAlignmentEnumeration];
/** A signed-in session's tokens, or the reason why there are none. */
export type token = {
  __typename?: 'token';
  accessToken?: Maybe<Scalars['String']['output']>;
  /**
   * Returned with the error if the tenant requires a second factor and the user has none. As a bearer token it allows
   * beginSecondFactor and confirmSecondFactor, and nothing else, for 30 minutes.
   */
  enrolmentToken?: Maybe<Scalars['String']['output']>;
  /** A code, such as INVALID or TOO_MANY_ATTEMPTS. */
  error?: Maybe<Scalars['String']['output']>;
  /** The error message. */
  errorDescription?: Maybe<Scalars['String']['output']>;
  /** The argument that caused the error, if any. */
  errorPath?: Maybe<Scalars['String']['output']>;
  /** Seconds until the access token expires. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  tokenType?: Maybe<Scalars['String']['output']>;
};

/** A payment within a policy. */
export type transaction = {
  __typename?: 'transaction';
  amount?: Maybe<Scalars['Decimal']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  currencyCode?: Maybe<currencyCodeEnumeration>;
  /** The time of the payment. */
  dateTime?: Maybe<Scalars['DateTimeOffset']['output']>;
  dueDateTime?: Maybe<Scalars['DateTimeOffset']['output']>;
  facts?: Maybe<Array<Maybe<fact>>>;
  /** The amount formatted for the request's locale, such as HKD 469.00. */
  formattedTransaction?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  method?: Maybe<paymentMethod>;
  notes?: Maybe<Array<Maybe<note>>>;
  /** Null if the policy no longer exists. */
  policy?: Maybe<policy>;
  /** One of transactionStatusEnumeration. */
  status?: Maybe<Scalars['String']['output']>;
  transactionNumber?: Maybe<Scalars['String']['output']>;
};

export const transactionStatusEnumeration = {
  ACCEPTED: 'ACCEPTED',
  APPROVED: 'APPROVED',
  CANCELLED_BY_USER: 'CANCELLED_BY_USER',
  FAILED: 'FAILED',
  NOT_STARTED: 'NOT_STARTED',
  PENDING: 'PENDING',
  REFUNDED: 'REFUNDED',
  REJECTED: 'REJECTED',
  SUCCEED: 'SUCCEED',
  TIMEOUT: 'TIMEOUT',
  UNDEFINED: 'UNDEFINED'
} as const;

export type transactionStatusEnumeration = typeof transactionStatusEnumeration[keyof typeof transactionStatusEnumeration];
/** All conditions must match. A null condition is ignored; an empty list in ..._in matches nothing. */
export type transactionWhereInput = {
  /** All must match; up to 10 levels and 500 conditions. An empty list matches everything. */
  and?: InputMaybe<Array<InputMaybe<transactionWhereInput>>>;
  dateTime_gt?: InputMaybe<Scalars['DateTime']['input']>;
  dateTime_lt?: InputMaybe<Scalars['DateTime']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  id_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** At least one must match. */
  or?: InputMaybe<Array<InputMaybe<transactionWhereInput>>>;
  policyId?: InputMaybe<Scalars['String']['input']>;
  policyId_in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<transactionStatusEnumeration>;
  transactionNumber?: InputMaybe<Scalars['String']['input']>;
  /** Case-insensitive; % and _ have no special meaning. */
  transactionNumber_contains?: InputMaybe<Scalars['String']['input']>;
};

/** One page of transactions. */
export type transactions = {
  __typename?: 'transactions';
  /** Continues the list as after, in the same sort; null if this page reaches its end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  list?: Maybe<Array<Maybe<transaction>>>;
  /** The number of all matches, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

export type underwritingDecision = {
  __typename?: 'underwritingDecision';
  /** The defaults of declared inputs that were applied. Null if the product has no declared inputs. */
  appliedDefaults?: Maybe<Array<appliedDefault>>;
  /** accept or decline. A referral is a decline. */
  decision?: Maybe<Scalars['String']['output']>;
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  /** The parts of the logic that caused the decline or referral. */
  firedRules?: Maybe<Array<firedRule>>;
  /** accept, decline or refer: an underwriter has to decide. */
  outcome?: Maybe<Scalars['String']['output']>;
  /**
   * The same in words, in the language of the request: the rows of decision tables and the conditions that decided. At
   * most 50, for the first 20 of firedRules. Logic that decides without conditions has none.
   */
  reasons?: Maybe<Array<decisionReason>>;
  /** Why an underwriter has to decide; also beside a decline. */
  referrals?: Maybe<Array<referral>>;
  /** The reasons returned by the logic, in order. Those of referrals begin with REFER. */
  rejectionCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** The result of the logic, as JSON text. */
  resultJsonString?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /**
   * Values that do not match the declared inputs of the product and are only reported (level warn). Null if the product
   * has no declared inputs.
   */
  warnings?: Maybe<Array<inputWarning>>;
};

/** A value that the logic of a price does not know. */
export type unknownValue = {
  __typename?: 'unknownValue';
  /** The first 50 texts that the logic compares the variable with. */
  choices: Array<Scalars['String']['output']>;
  /** The one that differs only by case, spaces or a few characters, if any. */
  nearest?: Maybe<Scalars['String']['output']>;
  /** Dotted, such as trip.zone. */
  path: Scalars['String']['output'];
  /** Shortened if it is longer than 100 characters. */
  value: Scalars['String']['output'];
};

export type unsavedPdfDrawingInput = {
  /** The same as for saveDrawings. */
  drawings?: InputMaybe<saveDrawingsInput>;
  /** A different PDF file to draw on. */
  fileKey?: InputMaybe<Scalars['String']['input']>;
};

export type updateAppInput = {
  appName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** The template of the mail about a new request; it must be one that can be sent by email. Its query receives the variable caseId. */
  onRequestTemplateId?: InputMaybe<Scalars['String']['input']>;
  /**
   * The recipient of the mail about a new request. Without the right to send emails, FORBIDDEN unless it is already stored
   * or the address of a user of the tenant.
   */
  requestsEmail?: InputMaybe<Scalars['String']['input']>;
  urlRouting?: InputMaybe<urlRoutingInput>;
};

/** Fields that are omitted remain unchanged; null clears a field. */
export type updateBenefitInput = {
  currencyCode?: InputMaybe<currencyCodeEnumeration>;
  isValueInput?: InputMaybe<Scalars['Boolean']['input']>;
  parentOptionKeys?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** A different parent moves the benefit with its options and descendants, after its new siblings. */
  parentTypeId?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<scalarValueInput>;
  /** The value as JSON text; takes precedence over value. */
  valueJsonString?: InputMaybe<Scalars['String']['input']>;
};

/** Fields that are omitted remain unchanged. */
export type updateCaseInput = {
  /**
   * The id of a user; null unassigns the case. Assigning it to another user than the caller needs the right to read
   * requests, otherwise FORBIDDEN.
   */
  assignedToId?: InputMaybe<Scalars['String']['input']>;
  /** Adds a note; up to 4,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Free text, such as OPEN; up to 100 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
};

export type updateComponentInput = {
  componentJsonString?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<componentStatusEnumeration>;
  version?: InputMaybe<componentVersionInput>;
  vueTemplate?: InputMaybe<Scalars['String']['input']>;
};

export type updateDynamicTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Accepted for compatibility and ignored. */
  tags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type updateDynamicValueOfTemplateInput = {
  value?: InputMaybe<scalarValueInput>;
  /** JSON text; takes precedence over value. */
  valueJsonString?: InputMaybe<Scalars['String']['input']>;
};

export type updateEmailMjmlTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  mjml?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  unsubscribeUrl?: InputMaybe<Scalars['String']['input']>;
};

export type updateFunctionTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  engine?: InputMaybe<engineInput>;
  fileKey?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  inputs?: InputMaybe<Array<InputMaybe<functionInputInput>>>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  outputs?: InputMaybe<Array<InputMaybe<functionOutputInput>>>;
  savedCalls?: InputMaybe<Array<InputMaybe<functionSavedCallInput>>>;
};

export type updateInsurerInput = {
  detailedName?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all logos. */
  logoUrls?: InputMaybe<logoUrlsInput>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type updateNotificationTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type updatePdfDrawingInput = {
  fieldName?: InputMaybe<Scalars['String']['input']>;
  font?: InputMaybe<fontInput>;
  isShrunkToFit?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<pdfDrawingKindEnumeration>;
  liquidSource?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pictureFileKey?: InputMaybe<Scalars['String']['input']>;
  point1?: InputMaybe<pointInput>;
  point2?: InputMaybe<pointInput>;
  textAlignment?: InputMaybe<textAlignmentEnumeration>;
  verticalAlignment?: InputMaybe<verticalAlignmentEnumeration>;
};

/** Fields that are omitted remain unchanged; null clears a field. */
export type updateProductInput = {
  /** A day from 1900 to 2199, such as 2028-01-01. An empty text clears it. */
  effectiveFrom?: InputMaybe<Scalars['String']['input']>;
  insurerId?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  underwritingRules?: InputMaybe<Scalars['String']['input']>;
};

export type updateReleaseInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type updateSmsTemplateInput = {
  bodyLiquid?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type updateWkhtmltopdfTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  footerSettings?: InputMaybe<headerFooterInput>;
  graphQlQuery?: InputMaybe<Scalars['String']['input']>;
  headerSettings?: InputMaybe<headerFooterInput>;
  html?: InputMaybe<Scalars['String']['input']>;
  isFitToPage?: InputMaybe<Scalars['Boolean']['input']>;
  isTagged?: InputMaybe<Scalars['Boolean']['input']>;
  logicalId?: InputMaybe<Scalars['String']['input']>;
  marginSettings?: InputMaybe<marginSettingsInput>;
  /** In percent: 30 to 100. Null means 50. */
  minimumPrintSizePercent?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orientation?: InputMaybe<orientationEnumeration>;
  ownerPasswordLiquid?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<pageSizeEnumeration>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordLiquid?: InputMaybe<Scalars['String']['input']>;
  /** Any value other than null requires an owner password. */
  permissions?: InputMaybe<Array<pdfPermissionEnumeration>>;
};

export type updatedDrawingInput = {
  /** Fields that are omitted remain unchanged. */
  drawing: updatePdfDrawingInput;
  /** A drawing with another revision is a CONFLICT. Without one it is overwritten. */
  expectedRevision?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
};

export type upsertL10nInput = {
  /** A key such as products-travel|2027.1|single_trip-name. */
  key: Scalars['String']['input'];
  /** A language tag, such as zh-HK. */
  locale: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** Of several apps on one host, the first in order whose pattern matches the page's path is served. */
export type urlRouting = {
  __typename?: 'urlRouting';
  /** The lowest comes first; apps without one are last, the oldest of them first. */
  order?: Maybe<Scalars['Int']['output']>;
  /** A regular expression, searched for in the path, such as ^/portal(/|$); if absent, every path matches. */
  regexPattern?: Maybe<Scalars['String']['output']>;
  /** The host. */
  url?: Maybe<Scalars['String']['output']>;
};

export type urlRoutingInput = {
  order?: InputMaybe<Scalars['Int']['input']>;
  /** In the syntax of RE2, which matches in linear time: back references and look-around are INVALID. */
  regexPattern?: InputMaybe<Scalars['String']['input']>;
  /** The main host. null removes it from the app. */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type usingComponent = {
  __typename?: 'usingComponent';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export const verticalAlignmentEnumeration = {
  BOTTOM: 'BOTTOM',
  CENTER: 'CENTER',
  TOP: 'TOP'
} as const;

export type verticalAlignmentEnumeration = typeof verticalAlignmentEnumeration[keyof typeof verticalAlignmentEnumeration];
/** A visitor who has signed in to an app. */
export type visitor = {
  __typename?: 'visitor';
  /** The documents that customers may print for each of their policies. */
  documents: Array<documentOfApp>;
  email: Scalars['String']['output'];
  /** customers or staff */
  kind: Scalars['String']['output'];
  mayChangeRequests: Scalars['Boolean']['output'];
  mayReadPolicies: Scalars['Boolean']['output'];
  mayReadRequests: Scalars['Boolean']['output'];
};

export type visitorFact = {
  __typename?: 'visitorFact';
  type: Scalars['String']['output'];
  /** Texts unchanged, any other value as JSON. */
  value: Scalars['String']['output'];
};

export type visitorPolicies = {
  __typename?: 'visitorPolicies';
  list: Array<visitorPolicy>;
  /** The number of all matches, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

/** A policy in the form for apps. */
export type visitorPolicy = {
  __typename?: 'visitorPolicy';
  description?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The exclusions from cover. */
  exclusions: Array<Scalars['String']['output']>;
  /** The agreed premium with its currency, formatted for the locale of the request. */
  formattedPremium?: Maybe<Scalars['String']['output']>;
  holderName?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  insuredNames: Array<Scalars['String']['output']>;
  issueDate?: Maybe<Scalars['DateTime']['output']>;
  issuerNumber?: Maybe<Scalars['String']['output']>;
  /** In the locale of the request; null if the product no longer exists. */
  productName?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Free text, such as ISSUED. */
  status?: Maybe<Scalars['String']['output']>;
};

/** A request in the form for apps. */
export type visitorRequest = {
  __typename?: 'visitorRequest';
  caseNumber?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** accept or decline. A referral is a decline. */
  decision?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The answers that the customer entered. */
  facts: Array<visitorFact>;
  /** The offered premium with its currency, formatted for the locale of the request. */
  formattedPremium?: Maybe<Scalars['String']['output']>;
  holderName?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  /** accept, decline or refer: an underwriter has to decide. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** In the locale of the request; null if the product no longer exists. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Why an underwriter has to decide; also beside a decline. */
  referrals?: Maybe<Array<referral>>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Free text, such as OPEN. */
  status?: Maybe<Scalars['String']['output']>;
  telephoneNumber?: Maybe<Scalars['String']['output']>;
};

export type visitorRequests = {
  __typename?: 'visitorRequests';
  list: Array<visitorRequest>;
  /** The number of all matches, counted only when requested. */
  totalCount: Scalars['Int']['output'];
  /**
   * Whether there are more than 10,000 matches; totalCount is then 10,000. If this field is selected, counting stops there.
   * Without it, totalCount is exact.
   */
  totalCountIsLowerBound: Scalars['Boolean']['output'];
};

/** A visitor's token, or the reason why there is none. */
export type visitorToken = {
  __typename?: 'visitorToken';
  accessToken?: Maybe<Scalars['String']['output']>;
  errors?: Maybe<Array<Scalars['String']['output']>>;
  errors_2?: Maybe<Array<errors>>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
};

/** A document printed from HTML. */
export type wkhtmltopdfTemplate = templateInterface & {
  __typename?: 'wkhtmltopdfTemplate';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<login>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<templateDraft>;
  fileKey?: Maybe<Scalars['String']['output']>;
  footerSettings?: Maybe<headerFooter>;
  graphQlQuery?: Maybe<Scalars['String']['output']>;
  headerSettings?: Maybe<headerFooter>;
  html: Scalars['String']['output'];
  id: Scalars['String']['output'];
  /** Whether a document with content wider than the page is scaled down to fit, but not below the minimum print size. */
  isFitToPage?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the document is tagged for screen readers, which makes it several times larger. */
  isTagged?: Maybe<Scalars['Boolean']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<login>;
  /** Whether customers get it as it is. Null where changes take effect at once. */
  liveState?: Maybe<liveStateEnumeration>;
  logicalId?: Maybe<Scalars['String']['output']>;
  marginSettings?: Maybe<marginSettings>;
  /** The minimum size for Fit to page, in percent: 30 to 100. Null means 50. */
  minimumPrintSizePercent?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  orientation?: Maybe<orientationEnumeration>;
  /** Liquid that produces the owner password, which opens the document without restrictions. It must be 1 to 127 bytes of UTF-8. */
  ownerPasswordLiquid?: Maybe<Scalars['String']['output']>;
  /** Null means A4. */
  pageSize?: Maybe<pageSizeEnumeration>;
  /** The literal password, used if there is no passwordLiquid. */
  password?: Maybe<Scalars['String']['output']>;
  /** Liquid that produces the password to open the document. It must be 1 to 127 bytes of UTF-8. */
  passwordLiquid?: Maybe<Scalars['String']['output']>;
  /** What readers without the owner password may do; null allows everything. */
  permissions?: Maybe<Array<pdfPermissionEnumeration>>;
  revision?: Maybe<Scalars['String']['output']>;
  /** Of the state in history that is read. Null where changes take effect at once. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  templateView?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type workbookChange = {
  __typename?: 'workbookChange';
  after?: Maybe<Scalars['String']['output']>;
  /** A cell such as Rates!C12, or the defined name. */
  at: Scalars['String']['output'];
  /** The formula or value; null if there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** One of ADDED REMOVED FORMULA CONSTANT NAME. */
  kind: Scalars['String']['output'];
  /** Variables of the outputs that it affects. */
  outputs: Array<Scalars['String']['output']>;
  /** This text in the number format of the cell; null if it is the same. */
  shownAfter?: Maybe<Scalars['String']['output']>;
};

export type workbookChangeCounts = {
  __typename?: 'workbookChangeCounts';
  added: Scalars['Int']['output'];
  constants: Scalars['Int']['output'];
  formulas: Scalars['Int']['output'];
  names: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
};

export type workbookComparison = {
  __typename?: 'workbookComparison';
  /** Those that affect outputs come first; at most 200. */
  changes: Array<workbookChange>;
  counts: workbookChangeCounts;
  /** Whether there was enough time to trace all outputs. */
  isComplete: Scalars['Boolean']['output'];
  /** Variables of the outputs that a change affects. */
  outputs: Array<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Record<string, any>>;
  Byte: ResolverTypeWrapper<Record<string, any>>;
  CmsConfigWhereInputGraphType: ResolverTypeWrapper<Record<string, any>>;
  Date: ResolverTypeWrapper<Record<string, any>>;
  DateTime: ResolverTypeWrapper<Record<string, any>>;
  DateTimeOffset: ResolverTypeWrapper<Record<string, any>>;
  Decimal: ResolverTypeWrapper<Record<string, any>>;
  Float: ResolverTypeWrapper<Record<string, any>>;
  ID: ResolverTypeWrapper<Record<string, any>>;
  Int: ResolverTypeWrapper<Record<string, any>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Record<string, any>>;
  addDynamicValueToTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  addEmailAttachmentReferenceInput: ResolverTypeWrapper<Record<string, any>>;
  addEmailAttachmentTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  addPdfDrawingInput: ResolverTypeWrapper<Record<string, any>>;
  address: ResolverTypeWrapper<Record<string, any>>;
  apiKey: ResolverTypeWrapper<Record<string, any>>;
  apiKeyProduct: ResolverTypeWrapper<Record<string, any>>;
  apiKeyProductInput: ResolverTypeWrapper<Record<string, any>>;
  app: ResolverTypeWrapper<Record<string, any>>;
  appWhereInput: ResolverTypeWrapper<Record<string, any>>;
  appliedDefault: ResolverTypeWrapper<Record<string, any>>;
  apps: ResolverTypeWrapper<Record<string, any>>;
  askedInput: ResolverTypeWrapper<Record<string, any>>;
  attachmentReference: ResolverTypeWrapper<Record<string, any>>;
  attachmentTemplate: ResolverTypeWrapper<Record<string, any>>;
  beginSecondFactorResult: ResolverTypeWrapper<Record<string, any>>;
  benefit: ResolverTypeWrapper<Record<string, any>>;
  benefitGraph: ResolverTypeWrapper<Record<string, any>>;
  benefitInput: ResolverTypeWrapper<Record<string, any>>;
  benefitOption: ResolverTypeWrapper<Record<string, any>>;
  benefitOptionInput: ResolverTypeWrapper<Record<string, any>>;
  benefitPlaceInput: ResolverTypeWrapper<Record<string, any>>;
  benefitUpdateInput: ResolverTypeWrapper<Record<string, any>>;
  benefitsResult: ResolverTypeWrapper<Record<string, any>>;
  bucketWhereInput: ResolverTypeWrapper<Record<string, any>>;
  buckets: ResolverTypeWrapper<Record<string, any>>;
  callFunctionResult: ResolverTypeWrapper<Record<string, any>>;
  calledFunction: ResolverTypeWrapper<Record<string, any>>;
  case: ResolverTypeWrapper<Record<string, any>>;
  caseFactInput: ResolverTypeWrapper<Record<string, any>>;
  caseIdentityInput: ResolverTypeWrapper<Record<string, any>>;
  caseInput: ResolverTypeWrapper<Record<string, any>>;
  caseNote: ResolverTypeWrapper<Record<string, any>>;
  caseOfferInput: ResolverTypeWrapper<Record<string, any>>;
  casePartyInput: ResolverTypeWrapper<Record<string, any>>;
  caseResult: ResolverTypeWrapper<Record<string, any>>;
  caseWhere: ResolverTypeWrapper<Record<string, any>>;
  cases: ResolverTypeWrapper<Record<string, any>>;
  changeControlEnumeration: ResolverTypeWrapper<Record<string, any>>;
  changePasswordInput: ResolverTypeWrapper<Record<string, any>>;
  changedItem: ResolverTypeWrapper<Record<string, any>>;
  changedItemWhereInput: ResolverTypeWrapper<Record<string, any>>;
  changedItems: ResolverTypeWrapper<Record<string, any>>;
  cmsComponentRoute: ResolverTypeWrapper<Record<string, any>>;
  cmsComponentRouteInput: ResolverTypeWrapper<Record<string, any>>;
  cmsConfig: ResolverTypeWrapper<Record<string, any>>;
  cmsConfigInput: ResolverTypeWrapper<Record<string, any>>;
  cmsGuestLoginCredentials: ResolverTypeWrapper<Record<string, any>>;
  cmsGuestLoginCredentialsInput: ResolverTypeWrapper<Record<string, any>>;
  cmsHeadConfig: ResolverTypeWrapper<Record<string, any>>;
  cmsHeadConfigInput: ResolverTypeWrapper<Record<string, any>>;
  cmsRouteWarning: ResolverTypeWrapper<Record<string, any>>;
  cmsScriptConfig: ResolverTypeWrapper<Record<string, any>>;
  cmsScriptConfigInput: ResolverTypeWrapper<Record<string, any>>;
  cmsVisitors: ResolverTypeWrapper<Record<string, any>>;
  cmsVisitorsInput: ResolverTypeWrapper<Record<string, any>>;
  codeRule: ResolverTypeWrapper<Record<string, any>>;
  codeRuleInput: ResolverTypeWrapper<Record<string, any>>;
  company: ResolverTypeWrapper<Record<string, any>>;
  compareFunctionWorkbookResult: ResolverTypeWrapper<Record<string, any>>;
  comparedFunctionCall: ResolverTypeWrapper<Record<string, any>>;
  component: ResolverTypeWrapper<Record<string, any>>;
  componentFailure: ResolverTypeWrapper<Record<string, any>>;
  componentFailures: ResolverTypeWrapper<Record<string, any>>;
  componentPreview: ResolverTypeWrapper<Record<string, any>>;
  componentStatusEnumeration: ResolverTypeWrapper<Record<string, any>>;
  componentUsage: ResolverTypeWrapper<Record<string, any>>;
  componentUsingApp: ResolverTypeWrapper<Record<string, any>>;
  componentVersion: ResolverTypeWrapper<Record<string, any>>;
  componentVersionInput: ResolverTypeWrapper<Record<string, any>>;
  componentWhereInput: ResolverTypeWrapper<Record<string, any>>;
  components: ResolverTypeWrapper<Record<string, any>>;
  confirmSecondFactorResult: ResolverTypeWrapper<Record<string, any>>;
  contact: ResolverTypeWrapper<Record<string, any>>;
  createApiKeyResult: ResolverTypeWrapper<Record<string, any>>;
  createAppInput: ResolverTypeWrapper<Record<string, any>>;
  createComponentInput: ResolverTypeWrapper<Record<string, any>>;
  createDynamicTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createEmailMjmlTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createFunctionTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createLoginInput: ResolverTypeWrapper<Record<string, any>>;
  createNotificationTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createPdfDrawingTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createProductInput: ResolverTypeWrapper<Record<string, any>>;
  createReleaseInput: ResolverTypeWrapper<Record<string, any>>;
  createSmsTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createWkhtmltopdfTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  createdStatus: ResolverTypeWrapper<Record<string, any>>;
  createdStatusResult: ResolverTypeWrapper<Record<string, any>>;
  currencyCodeEnumeration: ResolverTypeWrapper<Record<string, any>>;
  decisionReason: ResolverTypeWrapper<Record<string, any>>;
  decisionTableFromDmnResult: ResolverTypeWrapper<Record<string, any>>;
  decisionTableToDmnResult: ResolverTypeWrapper<Record<string, any>>;
  deletedItem: ResolverTypeWrapper<Record<string, any>>;
  deletedItemWhereInput: ResolverTypeWrapper<Record<string, any>>;
  deletedItems: ResolverTypeWrapper<Record<string, any>>;
  differenceActionEnumeration: ResolverTypeWrapper<Record<string, any>>;
  discount: ResolverTypeWrapper<Record<string, any>>;
  documentOfApp: ResolverTypeWrapper<Record<string, any>>;
  dynamicTemplate: ResolverTypeWrapper<Record<string, any>>;
  dynamicValue: ResolverTypeWrapper<Record<string, any>>;
  emailAttachment: ResolverTypeWrapper<Record<string, any>>;
  emailFinding: ResolverTypeWrapper<Record<string, any>>;
  emailFindingLevel: ResolverTypeWrapper<Record<string, any>>;
  emailMessageAttachmentInput: ResolverTypeWrapper<Record<string, any>>;
  emailMessageInput: ResolverTypeWrapper<Record<string, any>>;
  emailMjmlTemplate: ResolverTypeWrapper<Record<string, any>>;
  emailPreview: ResolverTypeWrapper<Record<string, any>>;
  emailPreviewResult: ResolverTypeWrapper<Record<string, any>>;
  emailRendered: ResolverTypeWrapper<Record<string, any>>;
  emailRenderedResult: ResolverTypeWrapper<Record<string, any>>;
  engine: ResolverTypeWrapper<Record<string, any>>;
  engineInput: ResolverTypeWrapper<Record<string, any>>;
  entityInterface: ResolverTypeWrapper<Record<string, any>>;
  errors: ResolverTypeWrapper<Record<string, any>>;
  evaluateLogicResult: ResolverTypeWrapper<Record<string, any>>;
  evaluatedLogic: ResolverTypeWrapper<Record<string, any>>;
  exclusion: ResolverTypeWrapper<Record<string, any>>;
  exportedDecision: ResolverTypeWrapper<Record<string, any>>;
  exportedProducts: ResolverTypeWrapper<Record<string, any>>;
  exportedRelease: ResolverTypeWrapper<Record<string, any>>;
  exportedTemplates: ResolverTypeWrapper<Record<string, any>>;
  fact: ResolverTypeWrapper<Record<string, any>>;
  failedMail: ResolverTypeWrapper<Record<string, any>>;
  failedMails: ResolverTypeWrapper<Record<string, any>>;
  fileImportItem: ResolverTypeWrapper<Record<string, any>>;
  fileListing: ResolverTypeWrapper<Record<string, any>>;
  fileSummary: ResolverTypeWrapper<Record<string, any>>;
  fileWhere: ResolverTypeWrapper<Record<string, any>>;
  firedRule: ResolverTypeWrapper<Record<string, any>>;
  font: ResolverTypeWrapper<Record<string, any>>;
  fontFamily: ResolverTypeWrapper<Record<string, any>>;
  fontFile: ResolverTypeWrapper<Record<string, any>>;
  fontInput: ResolverTypeWrapper<Record<string, any>>;
  fontStyleInput: ResolverTypeWrapper<Record<string, any>>;
  forgotPasswordInput: ResolverTypeWrapper<Record<string, any>>;
  functionCallOutcome: ResolverTypeWrapper<Record<string, any>>;
  functionCell: ResolverTypeWrapper<Record<string, any>>;
  functionColumnWidth: ResolverTypeWrapper<Record<string, any>>;
  functionComparison: ResolverTypeWrapper<Record<string, any>>;
  functionDifference: ResolverTypeWrapper<Record<string, any>>;
  functionField: ResolverTypeWrapper<Record<string, any>>;
  functionFieldItem: ResolverTypeWrapper<Record<string, any>>;
  functionInput: ResolverTypeWrapper<Record<string, any>>;
  functionInputInput: ResolverTypeWrapper<Record<string, any>>;
  functionOutput: ResolverTypeWrapper<Record<string, any>>;
  functionOutputInput: ResolverTypeWrapper<Record<string, any>>;
  functionRefusal: ResolverTypeWrapper<Record<string, any>>;
  functionRenderOutput: ResolverTypeWrapper<Record<string, any>>;
  functionSavedCall: ResolverTypeWrapper<Record<string, any>>;
  functionSavedCallInput: ResolverTypeWrapper<Record<string, any>>;
  functionSheet: ResolverTypeWrapper<Record<string, any>>;
  functionSheetResult: ResolverTypeWrapper<Record<string, any>>;
  functionSheetWindow: ResolverTypeWrapper<Record<string, any>>;
  functionTemplate: ResolverTypeWrapper<Record<string, any>>;
  functionWorkbook: ResolverTypeWrapper<Record<string, any>>;
  headerFooter: ResolverTypeWrapper<Record<string, any>>;
  headerFooterInput: ResolverTypeWrapper<Record<string, any>>;
  historySettings: ResolverTypeWrapper<Record<string, any>>;
  historySettingsInput: ResolverTypeWrapper<Record<string, any>>;
  identity: ResolverTypeWrapper<Record<string, any>>;
  identityProofInput: ResolverTypeWrapper<Record<string, any>>;
  importAction: ResolverTypeWrapper<Record<string, any>>;
  importProductResult: ResolverTypeWrapper<Record<string, any>>;
  importTemplatesResult: ResolverTypeWrapper<Record<string, any>>;
  importedDecision: ResolverTypeWrapper<Record<string, any>>;
  indicativePrice: ResolverTypeWrapper<Record<string, any>>;
  individual: ResolverTypeWrapper<Record<string, any>>;
  inputMismatch: ResolverTypeWrapper<Record<string, any>>;
  inputProposal: ResolverTypeWrapper<Record<string, any>>;
  inputTrial: ResolverTypeWrapper<Record<string, any>>;
  inputWarning: ResolverTypeWrapper<Record<string, any>>;
  insurer: ResolverTypeWrapper<Record<string, any>>;
  insurerWhere: ResolverTypeWrapper<Record<string, any>>;
  internal: ResolverTypeWrapper<Record<string, any>>;
  itemChangeEnumeration: ResolverTypeWrapper<Record<string, any>>;
  itemDifference: ResolverTypeWrapper<Record<string, any>>;
  itemDifferenceEntry: ResolverTypeWrapper<Record<string, any>>;
  itemEdit: ResolverTypeWrapper<Record<string, any>>;
  itemSnapshot: ResolverTypeWrapper<Record<string, any>>;
  itemSnapshotWhereInput: ResolverTypeWrapper<Record<string, any>>;
  itemSnapshots: ResolverTypeWrapper<Record<string, any>>;
  itemUse: ResolverTypeWrapper<Record<string, any>>;
  itemUses: ResolverTypeWrapper<Record<string, any>>;
  keyValue: ResolverTypeWrapper<Record<string, any>>;
  keyValueInput: ResolverTypeWrapper<Record<string, any>>;
  kindApprovals: ResolverTypeWrapper<Record<string, any>>;
  kindApprovalsInput: ResolverTypeWrapper<Record<string, any>>;
  l10nText: ResolverTypeWrapper<Record<string, any>>;
  l10nUpdateInput: ResolverTypeWrapper<Record<string, any>>;
  liveStateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  loading: ResolverTypeWrapper<Record<string, any>>;
  loadingCodeName: ResolverTypeWrapper<Record<string, any>>;
  login: ResolverTypeWrapper<Record<string, any>>;
  loginStateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  loginWhereInput: ResolverTypeWrapper<Record<string, any>>;
  logins: ResolverTypeWrapper<Record<string, any>>;
  logoUrls: ResolverTypeWrapper<Record<string, any>>;
  logoUrlsInput: ResolverTypeWrapper<Record<string, any>>;
  mailRecipient: ResolverTypeWrapper<Record<string, any>>;
  mailRecipientState: ResolverTypeWrapper<Record<string, any>>;
  mailSenders: ResolverTypeWrapper<Record<string, any>>;
  mailState: ResolverTypeWrapper<Record<string, any>>;
  marginSettings: ResolverTypeWrapper<Record<string, any>>;
  marginSettingsInput: ResolverTypeWrapper<Record<string, any>>;
  me: ResolverTypeWrapper<Record<string, any>>;
  missingTexts: ResolverTypeWrapper<Record<string, any>>;
  neededItem: ResolverTypeWrapper<Record<string, any>>;
  note: ResolverTypeWrapper<Record<string, any>>;
  notificationTemplate: ResolverTypeWrapper<Record<string, any>>;
  object: ResolverTypeWrapper<Record<string, any>>;
  orientationEnumeration: ResolverTypeWrapper<Record<string, any>>;
  overrideEmailAttachmentReferenceInput: ResolverTypeWrapper<Record<string, any>>;
  overrideEmailAttachmentTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  pageSizeEnumeration: ResolverTypeWrapper<Record<string, any>>;
  paymentFrequency: ResolverTypeWrapper<Record<string, any>>;
  paymentMethod: ResolverTypeWrapper<Record<string, any>>;
  pdfDrawing: ResolverTypeWrapper<Record<string, any>>;
  pdfDrawingKindEnumeration: ResolverTypeWrapper<Record<string, any>>;
  pdfDrawingTemplate: ResolverTypeWrapper<Record<string, any>>;
  pdfForm: ResolverTypeWrapper<Record<string, any>>;
  pdfFormField: ResolverTypeWrapper<Record<string, any>>;
  pdfFormFieldEnumeration: ResolverTypeWrapper<Record<string, any>>;
  pdfFormPage: ResolverTypeWrapper<Record<string, any>>;
  pdfFormRefusal: ResolverTypeWrapper<Record<string, any>>;
  pdfFormStateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  pdfPermissionEnumeration: ResolverTypeWrapper<Record<string, any>>;
  pdfRenderedResult: ResolverTypeWrapper<Record<string, any>>;
  point: ResolverTypeWrapper<Record<string, any>>;
  pointInput: ResolverTypeWrapper<Record<string, any>>;
  policies: ResolverTypeWrapper<Record<string, any>>;
  policy: ResolverTypeWrapper<Record<string, any>>;
  policyWhereInput: ResolverTypeWrapper<Record<string, any>>;
  previewComponent: ResolverTypeWrapper<Record<string, any>>;
  previewText: ResolverTypeWrapper<Record<string, any>>;
  priceExplanation: ResolverTypeWrapper<Record<string, any>>;
  priceExplanationStep: ResolverTypeWrapper<Record<string, any>>;
  priceLogicInput: ResolverTypeWrapper<Record<string, any>>;
  pricing: ResolverTypeWrapper<Record<string, any>>;
  printedDocument: ResolverTypeWrapper<Record<string, any>>;
  product: ResolverTypeWrapper<Record<string, any>>;
  productId: ResolverTypeWrapper<Record<string, any>>;
  productIdInput: ResolverTypeWrapper<Record<string, any>>;
  productIdWhereInput: ResolverTypeWrapper<Record<string, any>>;
  productImport: ResolverTypeWrapper<Record<string, any>>;
  productImportChange: ResolverTypeWrapper<Record<string, any>>;
  productImportItem: ResolverTypeWrapper<Record<string, any>>;
  productInputs: ResolverTypeWrapper<Record<string, any>>;
  productPart: ResolverTypeWrapper<Record<string, any>>;
  productPlanInput: ResolverTypeWrapper<Record<string, any>>;
  productTemplate: ResolverTypeWrapper<Record<string, any>>;
  productUse: ResolverTypeWrapper<Record<string, any>>;
  productUses: ResolverTypeWrapper<Record<string, any>>;
  productWhereInput: ResolverTypeWrapper<Record<string, any>>;
  products: ResolverTypeWrapper<Record<string, any>>;
  proposal: ResolverTypeWrapper<Record<string, any>>;
  question: ResolverTypeWrapper<Record<string, any>>;
  questionChoice: ResolverTypeWrapper<Record<string, any>>;
  questionnaire: ResolverTypeWrapper<Record<string, any>>;
  rateTable: ResolverTypeWrapper<Record<string, any>>;
  rateTableInput: ResolverTypeWrapper<Record<string, any>>;
  rateTableKey: ResolverTypeWrapper<Record<string, any>>;
  rateTableKeyInput: ResolverTypeWrapper<Record<string, any>>;
  rateTableKeyType: ResolverTypeWrapper<Record<string, any>>;
  rateTableMatch: ResolverTypeWrapper<Record<string, any>>;
  rateTableProblem: ResolverTypeWrapper<Record<string, any>>;
  rateTableResult: ResolverTypeWrapper<Record<string, any>>;
  rateTableRows: ResolverTypeWrapper<Record<string, any>>;
  rateTableUnit: ResolverTypeWrapper<Record<string, any>>;
  rateTableValue: ResolverTypeWrapper<Record<string, any>>;
  rateTableValueInput: ResolverTypeWrapper<Record<string, any>>;
  recoveryCodesResult: ResolverTypeWrapper<Record<string, any>>;
  referral: ResolverTypeWrapper<Record<string, any>>;
  rejectionCodeName: ResolverTypeWrapper<Record<string, any>>;
  release: ResolverTypeWrapper<Record<string, any>>;
  releaseActionEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseApproval: ResolverTypeWrapper<Record<string, any>>;
  releaseCauseEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseChange: ResolverTypeWrapper<Record<string, any>>;
  releaseChangedItem: ResolverTypeWrapper<Record<string, any>>;
  releaseChangedItems: ResolverTypeWrapper<Record<string, any>>;
  releaseGate: ResolverTypeWrapper<Record<string, any>>;
  releaseGateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseGateStateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseImport: ResolverTypeWrapper<Record<string, any>>;
  releaseImportItem: ResolverTypeWrapper<Record<string, any>>;
  releaseItem: ResolverTypeWrapper<Record<string, any>>;
  releaseItemActionEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseItemInput: ResolverTypeWrapper<Record<string, any>>;
  releaseOrigin: ResolverTypeWrapper<Record<string, any>>;
  releasePartEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseStateEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseVerdictEnumeration: ResolverTypeWrapper<Record<string, any>>;
  releaseWhereInput: ResolverTypeWrapper<Record<string, any>>;
  releases: ResolverTypeWrapper<Record<string, any>>;
  renderWarning: ResolverTypeWrapper<Record<string, any>>;
  result: ResolverTypeWrapper<Record<string, any>>;
  roleEnumeration: ResolverTypeWrapper<Record<string, any>>;
  saveDrawingsInput: ResolverTypeWrapper<Record<string, any>>;
  savedDrawingInput: ResolverTypeWrapper<Record<string, any>>;
  savedDrawings: ResolverTypeWrapper<Record<string, any>>;
  scalarValue: ResolverTypeWrapper<Record<string, any>>;
  scalarValueInput: ResolverTypeWrapper<Record<string, any>>;
  secondFactor: ResolverTypeWrapper<Record<string, any>>;
  seenInputValue: ResolverTypeWrapper<Record<string, any>>;
  sendNotificationInput: ResolverTypeWrapper<Record<string, any>>;
  sentMail: ResolverTypeWrapper<Record<string, any>>;
  sentMails: ResolverTypeWrapper<Record<string, any>>;
  session: ResolverTypeWrapper<Record<string, any>>;
  sessions: ResolverTypeWrapper<Record<string, any>>;
  smsLength: ResolverTypeWrapper<Record<string, any>>;
  smsMessageInput: ResolverTypeWrapper<Record<string, any>>;
  smsRendered: ResolverTypeWrapper<Record<string, any>>;
  smsRenderedResult: ResolverTypeWrapper<Record<string, any>>;
  smsTemplate: ResolverTypeWrapper<Record<string, any>>;
  snapshotCauseEnumeration: ResolverTypeWrapper<Record<string, any>>;
  snapshotSourceEnumeration: ResolverTypeWrapper<Record<string, any>>;
  soldProduct: ResolverTypeWrapper<Record<string, any>>;
  sortInput: ResolverTypeWrapper<Record<string, any>>;
  stringResult: ResolverTypeWrapper<Record<string, any>>;
  tax: ResolverTypeWrapper<Record<string, any>>;
  templateDraft: ResolverTypeWrapper<Record<string, any>>;
  templateDraftInput: ResolverTypeWrapper<Record<string, any>>;
  templateImport: ResolverTypeWrapper<Record<string, any>>;
  templateImportChange: ResolverTypeWrapper<Record<string, any>>;
  templateImportItem: ResolverTypeWrapper<Record<string, any>>;
  templateInterface: ResolverTypeWrapper<Record<string, any>>;
  templatePart: ResolverTypeWrapper<Record<string, any>>;
  templateRenderParametersInput: ResolverTypeWrapper<Record<string, any>>;
  templateRenderingInput: ResolverTypeWrapper<Record<string, any>>;
  templateWhereInput: ResolverTypeWrapper<Record<string, any>>;
  templates: ResolverTypeWrapper<Record<string, any>>;
  tenantLimit: ResolverTypeWrapper<Record<string, any>>;
  tenantLogin: ResolverTypeWrapper<Record<string, any>>;
  tenantSettings: ResolverTypeWrapper<Record<string, any>>;
  tenantUsage: ResolverTypeWrapper<Record<string, any>>;
  textAlignmentEnumeration: ResolverTypeWrapper<Record<string, any>>;
  token: ResolverTypeWrapper<Record<string, any>>;
  transaction: ResolverTypeWrapper<Record<string, any>>;
  transactionStatusEnumeration: ResolverTypeWrapper<Record<string, any>>;
  transactionWhereInput: ResolverTypeWrapper<Record<string, any>>;
  transactions: ResolverTypeWrapper<Record<string, any>>;
  underwritingDecision: ResolverTypeWrapper<Record<string, any>>;
  unknownValue: ResolverTypeWrapper<Record<string, any>>;
  unsavedPdfDrawingInput: ResolverTypeWrapper<Record<string, any>>;
  updateAppInput: ResolverTypeWrapper<Record<string, any>>;
  updateBenefitInput: ResolverTypeWrapper<Record<string, any>>;
  updateCaseInput: ResolverTypeWrapper<Record<string, any>>;
  updateComponentInput: ResolverTypeWrapper<Record<string, any>>;
  updateDynamicTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updateDynamicValueOfTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updateEmailMjmlTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updateFunctionTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updateInsurerInput: ResolverTypeWrapper<Record<string, any>>;
  updateNotificationTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updatePdfDrawingInput: ResolverTypeWrapper<Record<string, any>>;
  updateProductInput: ResolverTypeWrapper<Record<string, any>>;
  updateReleaseInput: ResolverTypeWrapper<Record<string, any>>;
  updateSmsTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updateWkhtmltopdfTemplateInput: ResolverTypeWrapper<Record<string, any>>;
  updatedDrawingInput: ResolverTypeWrapper<Record<string, any>>;
  upsertL10nInput: ResolverTypeWrapper<Record<string, any>>;
  urlRouting: ResolverTypeWrapper<Record<string, any>>;
  urlRoutingInput: ResolverTypeWrapper<Record<string, any>>;
  usingComponent: ResolverTypeWrapper<Record<string, any>>;
  verticalAlignmentEnumeration: ResolverTypeWrapper<Record<string, any>>;
  visitor: ResolverTypeWrapper<Record<string, any>>;
  visitorFact: ResolverTypeWrapper<Record<string, any>>;
  visitorPolicies: ResolverTypeWrapper<Record<string, any>>;
  visitorPolicy: ResolverTypeWrapper<Record<string, any>>;
  visitorRequest: ResolverTypeWrapper<Record<string, any>>;
  visitorRequests: ResolverTypeWrapper<Record<string, any>>;
  visitorToken: ResolverTypeWrapper<Record<string, any>>;
  wkhtmltopdfTemplate: ResolverTypeWrapper<Record<string, any>>;
  workbookChange: ResolverTypeWrapper<Record<string, any>>;
  workbookChangeCounts: ResolverTypeWrapper<Record<string, any>>;
  workbookComparison: ResolverTypeWrapper<Record<string, any>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Record<string, any>;
  Byte: Record<string, any>;
  CmsConfigWhereInputGraphType: Record<string, any>;
  Date: Record<string, any>;
  DateTime: Record<string, any>;
  DateTimeOffset: Record<string, any>;
  Decimal: Record<string, any>;
  Float: Record<string, any>;
  ID: Record<string, any>;
  Int: Record<string, any>;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  String: Record<string, any>;
  addDynamicValueToTemplateInput: Record<string, any>;
  addEmailAttachmentReferenceInput: Record<string, any>;
  addEmailAttachmentTemplateInput: Record<string, any>;
  addPdfDrawingInput: Record<string, any>;
  address: Record<string, any>;
  apiKey: Record<string, any>;
  apiKeyProduct: Record<string, any>;
  apiKeyProductInput: Record<string, any>;
  app: Record<string, any>;
  appWhereInput: Record<string, any>;
  appliedDefault: Record<string, any>;
  apps: Record<string, any>;
  askedInput: Record<string, any>;
  attachmentReference: Record<string, any>;
  attachmentTemplate: Record<string, any>;
  beginSecondFactorResult: Record<string, any>;
  benefit: Record<string, any>;
  benefitGraph: Record<string, any>;
  benefitInput: Record<string, any>;
  benefitOption: Record<string, any>;
  benefitOptionInput: Record<string, any>;
  benefitPlaceInput: Record<string, any>;
  benefitUpdateInput: Record<string, any>;
  benefitsResult: Record<string, any>;
  bucketWhereInput: Record<string, any>;
  buckets: Record<string, any>;
  callFunctionResult: Record<string, any>;
  calledFunction: Record<string, any>;
  case: Record<string, any>;
  caseFactInput: Record<string, any>;
  caseIdentityInput: Record<string, any>;
  caseInput: Record<string, any>;
  caseNote: Record<string, any>;
  caseOfferInput: Record<string, any>;
  casePartyInput: Record<string, any>;
  caseResult: Record<string, any>;
  caseWhere: Record<string, any>;
  cases: Record<string, any>;
  changePasswordInput: Record<string, any>;
  changedItem: Record<string, any>;
  changedItemWhereInput: Record<string, any>;
  changedItems: Record<string, any>;
  cmsComponentRoute: Record<string, any>;
  cmsComponentRouteInput: Record<string, any>;
  cmsConfig: Record<string, any>;
  cmsConfigInput: Record<string, any>;
  cmsGuestLoginCredentials: Record<string, any>;
  cmsGuestLoginCredentialsInput: Record<string, any>;
  cmsHeadConfig: Record<string, any>;
  cmsHeadConfigInput: Record<string, any>;
  cmsRouteWarning: Record<string, any>;
  cmsScriptConfig: Record<string, any>;
  cmsScriptConfigInput: Record<string, any>;
  cmsVisitors: Record<string, any>;
  cmsVisitorsInput: Record<string, any>;
  codeRule: Record<string, any>;
  codeRuleInput: Record<string, any>;
  company: Record<string, any>;
  compareFunctionWorkbookResult: Record<string, any>;
  comparedFunctionCall: Record<string, any>;
  component: Record<string, any>;
  componentFailure: Record<string, any>;
  componentFailures: Record<string, any>;
  componentPreview: Record<string, any>;
  componentUsage: Record<string, any>;
  componentUsingApp: Record<string, any>;
  componentVersion: Record<string, any>;
  componentVersionInput: Record<string, any>;
  componentWhereInput: Record<string, any>;
  components: Record<string, any>;
  confirmSecondFactorResult: Record<string, any>;
  contact: Record<string, any>;
  createApiKeyResult: Record<string, any>;
  createAppInput: Record<string, any>;
  createComponentInput: Record<string, any>;
  createDynamicTemplateInput: Record<string, any>;
  createEmailMjmlTemplateInput: Record<string, any>;
  createFunctionTemplateInput: Record<string, any>;
  createLoginInput: Record<string, any>;
  createNotificationTemplateInput: Record<string, any>;
  createPdfDrawingTemplateInput: Record<string, any>;
  createProductInput: Record<string, any>;
  createReleaseInput: Record<string, any>;
  createSmsTemplateInput: Record<string, any>;
  createWkhtmltopdfTemplateInput: Record<string, any>;
  createdStatus: Record<string, any>;
  createdStatusResult: Record<string, any>;
  decisionReason: Record<string, any>;
  decisionTableFromDmnResult: Record<string, any>;
  decisionTableToDmnResult: Record<string, any>;
  deletedItem: Record<string, any>;
  deletedItemWhereInput: Record<string, any>;
  deletedItems: Record<string, any>;
  discount: Record<string, any>;
  documentOfApp: Record<string, any>;
  dynamicTemplate: Record<string, any>;
  dynamicValue: Record<string, any>;
  emailAttachment: Record<string, any>;
  emailFinding: Record<string, any>;
  emailMessageAttachmentInput: Record<string, any>;
  emailMessageInput: Record<string, any>;
  emailMjmlTemplate: Record<string, any>;
  emailPreview: Record<string, any>;
  emailPreviewResult: Record<string, any>;
  emailRendered: Record<string, any>;
  emailRenderedResult: Record<string, any>;
  engine: Record<string, any>;
  engineInput: Record<string, any>;
  entityInterface: Record<string, any>;
  errors: Record<string, any>;
  evaluateLogicResult: Record<string, any>;
  evaluatedLogic: Record<string, any>;
  exclusion: Record<string, any>;
  exportedDecision: Record<string, any>;
  exportedProducts: Record<string, any>;
  exportedRelease: Record<string, any>;
  exportedTemplates: Record<string, any>;
  fact: Record<string, any>;
  failedMail: Record<string, any>;
  failedMails: Record<string, any>;
  fileImportItem: Record<string, any>;
  fileListing: Record<string, any>;
  fileSummary: Record<string, any>;
  fileWhere: Record<string, any>;
  firedRule: Record<string, any>;
  font: Record<string, any>;
  fontFamily: Record<string, any>;
  fontFile: Record<string, any>;
  fontInput: Record<string, any>;
  forgotPasswordInput: Record<string, any>;
  functionCallOutcome: Record<string, any>;
  functionCell: Record<string, any>;
  functionColumnWidth: Record<string, any>;
  functionComparison: Record<string, any>;
  functionDifference: Record<string, any>;
  functionField: Record<string, any>;
  functionFieldItem: Record<string, any>;
  functionInput: Record<string, any>;
  functionInputInput: Record<string, any>;
  functionOutput: Record<string, any>;
  functionOutputInput: Record<string, any>;
  functionRefusal: Record<string, any>;
  functionRenderOutput: Record<string, any>;
  functionSavedCall: Record<string, any>;
  functionSavedCallInput: Record<string, any>;
  functionSheet: Record<string, any>;
  functionSheetResult: Record<string, any>;
  functionSheetWindow: Record<string, any>;
  functionTemplate: Record<string, any>;
  functionWorkbook: Record<string, any>;
  headerFooter: Record<string, any>;
  headerFooterInput: Record<string, any>;
  historySettings: Record<string, any>;
  historySettingsInput: Record<string, any>;
  identity: Record<string, any>;
  identityProofInput: Record<string, any>;
  importProductResult: Record<string, any>;
  importTemplatesResult: Record<string, any>;
  importedDecision: Record<string, any>;
  indicativePrice: Record<string, any>;
  individual: Record<string, any>;
  inputMismatch: Record<string, any>;
  inputProposal: Record<string, any>;
  inputTrial: Record<string, any>;
  inputWarning: Record<string, any>;
  insurer: Record<string, any>;
  insurerWhere: Record<string, any>;
  internal: Record<string, any>;
  itemDifference: Record<string, any>;
  itemDifferenceEntry: Record<string, any>;
  itemEdit: Record<string, any>;
  itemSnapshot: Record<string, any>;
  itemSnapshotWhereInput: Record<string, any>;
  itemSnapshots: Record<string, any>;
  itemUse: Record<string, any>;
  itemUses: Record<string, any>;
  keyValue: Record<string, any>;
  keyValueInput: Record<string, any>;
  kindApprovals: Record<string, any>;
  kindApprovalsInput: Record<string, any>;
  l10nText: Record<string, any>;
  l10nUpdateInput: Record<string, any>;
  loading: Record<string, any>;
  loadingCodeName: Record<string, any>;
  login: Record<string, any>;
  loginWhereInput: Record<string, any>;
  logins: Record<string, any>;
  logoUrls: Record<string, any>;
  logoUrlsInput: Record<string, any>;
  mailRecipient: Record<string, any>;
  mailSenders: Record<string, any>;
  marginSettings: Record<string, any>;
  marginSettingsInput: Record<string, any>;
  me: Record<string, any>;
  missingTexts: Record<string, any>;
  neededItem: Record<string, any>;
  note: Record<string, any>;
  notificationTemplate: Record<string, any>;
  object: Record<string, any>;
  overrideEmailAttachmentReferenceInput: Record<string, any>;
  overrideEmailAttachmentTemplateInput: Record<string, any>;
  pdfDrawing: Record<string, any>;
  pdfDrawingTemplate: Record<string, any>;
  pdfForm: Record<string, any>;
  pdfFormField: Record<string, any>;
  pdfFormPage: Record<string, any>;
  pdfFormRefusal: Record<string, any>;
  pdfRenderedResult: Record<string, any>;
  point: Record<string, any>;
  pointInput: Record<string, any>;
  policies: Record<string, any>;
  policy: Record<string, any>;
  policyWhereInput: Record<string, any>;
  previewComponent: Record<string, any>;
  previewText: Record<string, any>;
  priceExplanation: Record<string, any>;
  priceExplanationStep: Record<string, any>;
  priceLogicInput: Record<string, any>;
  pricing: Record<string, any>;
  printedDocument: Record<string, any>;
  product: Record<string, any>;
  productId: Record<string, any>;
  productIdInput: Record<string, any>;
  productIdWhereInput: Record<string, any>;
  productImport: Record<string, any>;
  productImportChange: Record<string, any>;
  productImportItem: Record<string, any>;
  productInputs: Record<string, any>;
  productPlanInput: Record<string, any>;
  productUse: Record<string, any>;
  productUses: Record<string, any>;
  productWhereInput: Record<string, any>;
  products: Record<string, any>;
  proposal: Record<string, any>;
  question: Record<string, any>;
  questionChoice: Record<string, any>;
  questionnaire: Record<string, any>;
  rateTable: Record<string, any>;
  rateTableInput: Record<string, any>;
  rateTableKey: Record<string, any>;
  rateTableKeyInput: Record<string, any>;
  rateTableProblem: Record<string, any>;
  rateTableResult: Record<string, any>;
  rateTableRows: Record<string, any>;
  rateTableValue: Record<string, any>;
  rateTableValueInput: Record<string, any>;
  recoveryCodesResult: Record<string, any>;
  referral: Record<string, any>;
  rejectionCodeName: Record<string, any>;
  release: Record<string, any>;
  releaseApproval: Record<string, any>;
  releaseChange: Record<string, any>;
  releaseChangedItem: Record<string, any>;
  releaseChangedItems: Record<string, any>;
  releaseGate: Record<string, any>;
  releaseImport: Record<string, any>;
  releaseImportItem: Record<string, any>;
  releaseItem: Record<string, any>;
  releaseItemInput: Record<string, any>;
  releaseOrigin: Record<string, any>;
  releaseWhereInput: Record<string, any>;
  releases: Record<string, any>;
  renderWarning: Record<string, any>;
  result: Record<string, any>;
  saveDrawingsInput: Record<string, any>;
  savedDrawingInput: Record<string, any>;
  savedDrawings: Record<string, any>;
  scalarValue: Record<string, any>;
  scalarValueInput: Record<string, any>;
  secondFactor: Record<string, any>;
  seenInputValue: Record<string, any>;
  sendNotificationInput: Record<string, any>;
  sentMail: Record<string, any>;
  sentMails: Record<string, any>;
  session: Record<string, any>;
  sessions: Record<string, any>;
  smsLength: Record<string, any>;
  smsMessageInput: Record<string, any>;
  smsRendered: Record<string, any>;
  smsRenderedResult: Record<string, any>;
  smsTemplate: Record<string, any>;
  soldProduct: Record<string, any>;
  sortInput: Record<string, any>;
  stringResult: Record<string, any>;
  tax: Record<string, any>;
  templateDraft: Record<string, any>;
  templateDraftInput: Record<string, any>;
  templateImport: Record<string, any>;
  templateImportChange: Record<string, any>;
  templateImportItem: Record<string, any>;
  templateInterface: Record<string, any>;
  templateRenderParametersInput: Record<string, any>;
  templateRenderingInput: Record<string, any>;
  templateWhereInput: Record<string, any>;
  templates: Record<string, any>;
  tenantLimit: Record<string, any>;
  tenantLogin: Record<string, any>;
  tenantSettings: Record<string, any>;
  tenantUsage: Record<string, any>;
  token: Record<string, any>;
  transaction: Record<string, any>;
  transactionWhereInput: Record<string, any>;
  transactions: Record<string, any>;
  underwritingDecision: Record<string, any>;
  unknownValue: Record<string, any>;
  unsavedPdfDrawingInput: Record<string, any>;
  updateAppInput: Record<string, any>;
  updateBenefitInput: Record<string, any>;
  updateCaseInput: Record<string, any>;
  updateComponentInput: Record<string, any>;
  updateDynamicTemplateInput: Record<string, any>;
  updateDynamicValueOfTemplateInput: Record<string, any>;
  updateEmailMjmlTemplateInput: Record<string, any>;
  updateFunctionTemplateInput: Record<string, any>;
  updateInsurerInput: Record<string, any>;
  updateNotificationTemplateInput: Record<string, any>;
  updatePdfDrawingInput: Record<string, any>;
  updateProductInput: Record<string, any>;
  updateReleaseInput: Record<string, any>;
  updateSmsTemplateInput: Record<string, any>;
  updateWkhtmltopdfTemplateInput: Record<string, any>;
  updatedDrawingInput: Record<string, any>;
  upsertL10nInput: Record<string, any>;
  urlRouting: Record<string, any>;
  urlRoutingInput: Record<string, any>;
  usingComponent: Record<string, any>;
  visitor: Record<string, any>;
  visitorFact: Record<string, any>;
  visitorPolicies: Record<string, any>;
  visitorPolicy: Record<string, any>;
  visitorRequest: Record<string, any>;
  visitorRequests: Record<string, any>;
  visitorToken: Record<string, any>;
  wkhtmltopdfTemplate: Record<string, any>;
  workbookChange: Record<string, any>;
  workbookChangeCounts: Record<string, any>;
  workbookComparison: Record<string, any>;
};

export type costDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type costDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = costDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type forCustomersDirectiveArgs = { };

export type forCustomersDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = forCustomersDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type forGuestsDirectiveArgs = { };

export type forGuestsDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = forGuestsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type forStaffDirectiveArgs = { };

export type forStaffDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = forStaffDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type inTemplatesDirectiveArgs = { };

export type inTemplatesDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = inTemplatesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type listDirectiveArgs = {
  expected?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Int']['input']>;
};

export type listDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = listDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type maxItemsDirectiveArgs = {
  count: Scalars['Int']['input'];
};

export type maxItemsDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = maxItemsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type maxLengthDirectiveArgs = {
  codeUnits: Scalars['Int']['input'];
};

export type maxLengthDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = maxLengthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface ByteScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Byte'], any> {
  name: 'Byte';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateTimeOffsetScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeOffset'], any> {
  name: 'DateTimeOffset';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptFunctionDifferences?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationacceptFunctionDifferencesArgs, 'templateId'>>;
  addBenefit?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationaddBenefitArgs, 'input' | 'productId'>>;
  addBenefits?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationaddBenefitsArgs, 'inputs' | 'productId'>>;
  addDiscountCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationaddDiscountCodeArgs, 'input' | 'productId'>>;
  addDynamicValueToTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationaddDynamicValueToTemplateArgs, 'input' | 'templateId'>>;
  addEmailAttachmentReference?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationaddEmailAttachmentReferenceArgs, 'input' | 'templateId'>>;
  addEmailAttachmentTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationaddEmailAttachmentTemplateArgs, 'input' | 'templateId'>>;
  addHostToApp?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationaddHostToAppArgs, 'appId' | 'host'>>;
  addHostToTenantSettings?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, Partial<MutationaddHostToTenantSettingsArgs>>;
  addInputToFunctionTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationaddInputToFunctionTemplateArgs, 'id' | 'input'>>;
  addLoadingCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationaddLoadingCodeArgs, 'input' | 'productId'>>;
  addOutputToFunctionTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationaddOutputToFunctionTemplateArgs, 'id' | 'input'>>;
  addPdfDrawing?: Resolver<Maybe<ResolversTypes['stringResult']>, ParentType, ContextType, RequireFields<MutationaddPdfDrawingArgs, 'input' | 'templateId'>>;
  approveRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationapproveReleaseArgs, 'manifest' | 'releaseId'>>;
  assignRole?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationassignRoleArgs, 'loginId' | 'role'>>;
  beginSecondFactor?: Resolver<ResolversTypes['beginSecondFactorResult'], ParentType, ContextType, Partial<MutationbeginSecondFactorArgs>>;
  cancelSchedule?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcancelScheduleArgs, 'releaseId'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationchangePasswordArgs, 'changePasswordInput'>>;
  changeRateTable?: Resolver<ResolversTypes['rateTableResult'], ParentType, ContextType, RequireFields<MutationchangeRateTableArgs, 'changesJsonString' | 'name' | 'productId'>>;
  changeRequestStatus?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationchangeRequestStatusArgs, 'id' | 'status'>>;
  clearComponentFailures?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationclearComponentFailuresArgs, 'appId'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['confirmSecondFactorResult'], ParentType, ContextType, RequireFields<MutationconfirmSecondFactorArgs, 'code'>>;
  createApiKey?: Resolver<ResolversTypes['createApiKeyResult'], ParentType, ContextType, RequireFields<MutationcreateApiKeyArgs, 'name'>>;
  createApp?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcreateAppArgs, 'input'>>;
  createCase?: Resolver<ResolversTypes['caseResult'], ParentType, ContextType, RequireFields<MutationcreateCaseArgs, 'input'>>;
  createComponent?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateComponentArgs, 'input'>>;
  createDynamicTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateDynamicTemplateArgs, 'input'>>;
  createEmailMjmlTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcreateEmailMjmlTemplateArgs, 'input'>>;
  createFolder?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcreateFolderArgs, 'key'>>;
  createFunctionTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateFunctionTemplateArgs, 'input'>>;
  createInsurer?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationcreateInsurerArgs, 'name'>>;
  createLogin?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationcreateLoginArgs, 'input'>>;
  createNotificationTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateNotificationTemplateArgs, 'input'>>;
  createPdfDrawingTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcreatePdfDrawingTemplateArgs, 'input'>>;
  createPriceLogic?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationcreatePriceLogicArgs, 'input' | 'productId'>>;
  createProduct?: Resolver<Maybe<ResolversTypes['product']>, ParentType, ContextType, Partial<MutationcreateProductArgs>>;
  createRateTable?: Resolver<ResolversTypes['rateTableResult'], ParentType, ContextType, RequireFields<MutationcreateRateTableArgs, 'input' | 'name' | 'productId'>>;
  createRelease?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateReleaseArgs, 'input'>>;
  createSmsTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationcreateSmsTemplateArgs, 'input'>>;
  createWkhtmltopdfTemplate?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationcreateWkhtmltopdfTemplateArgs, 'input'>>;
  deactivate?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationdeactivateArgs, 'loginId'>>;
  deleteAllL10n?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteAllL10nArgs, 'key'>>;
  deleteApp?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteAppArgs, 'appId'>>;
  deleteComponent?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteComponentArgs, 'id'>>;
  deleteFile?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteFileArgs, 'key'>>;
  deleteFolder?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteFolderArgs, 'key'>>;
  deleteInsurer?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationdeleteInsurerArgs, 'id'>>;
  deleteL10n?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteL10nArgs, 'key' | 'locale'>>;
  deleteProduct?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationdeleteProductArgs, 'productId'>>;
  deleteRateTable?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationdeleteRateTableArgs, 'name' | 'productId'>>;
  deleteRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteReleaseArgs, 'releaseId'>>;
  deleteTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdeleteTemplateArgs, 'templateId'>>;
  disableSecondFactor?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationdisableSecondFactorArgs, 'proof'>>;
  discardTemplateDraft?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationdiscardTemplateDraftArgs, 'templateId'>>;
  endOtherSessions?: Resolver<ResolversTypes['result'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationendSessionArgs, 'id'>>;
  endVisitorSession?: Resolver<ResolversTypes['result'], ParentType, ContextType>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationforgotPasswordArgs, 'forgotPasswordInput' | 'tenantId'>>;
  importProduct?: Resolver<ResolversTypes['importProductResult'], ParentType, ContextType, RequireFields<MutationimportProductArgs, 'contentJsonString'>>;
  importRelease?: Resolver<Maybe<ResolversTypes['createdStatusResult']>, ParentType, ContextType, RequireFields<MutationimportReleaseArgs, 'contentJsonString'>>;
  importTemplates?: Resolver<ResolversTypes['importTemplatesResult'], ParentType, ContextType, RequireFields<MutationimportTemplatesArgs, 'contentJsonString'>>;
  logout?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType>;
  moveBenefit?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationmoveBenefitArgs, 'productId' | 'typeId'>>;
  moveFile?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationmoveFileArgs, 'key' | 'newKey'>>;
  nameSnapshot?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationnameSnapshotArgs, 'itemId' | 'kind' | 'number'>>;
  openVisitorSession?: Resolver<ResolversTypes['visitorToken'], ParentType, ContextType, RequireFields<MutationopenVisitorSessionArgs, 'code'>>;
  publishRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationpublishReleaseArgs, 'releaseId'>>;
  reactivate?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationreactivateArgs, 'loginId'>>;
  rejectRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationrejectReleaseArgs, 'manifest' | 'releaseId'>>;
  removeBenefit?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationremoveBenefitArgs, 'productId' | 'typeId'>>;
  removeDeletedItem?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveDeletedItemArgs, 'itemId' | 'kind'>>;
  removeDiscountCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationremoveDiscountCodeArgs, 'code' | 'productId'>>;
  removeDynamicValueFromTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveDynamicValueFromTemplateArgs, 'templateId' | 'valueId'>>;
  removeEmailAttachmentReference?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveEmailAttachmentReferenceArgs, 'attachmentReferenceId' | 'templateId'>>;
  removeEmailAttachmentTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveEmailAttachmentTemplateArgs, 'attachmentTemplateId' | 'templateId'>>;
  removeHostFromApp?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveHostFromAppArgs, 'appId' | 'host'>>;
  removeHostFromTenantSettings?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, Partial<MutationremoveHostFromTenantSettingsArgs>>;
  removeInputFromFunctionTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveInputFromFunctionTemplateArgs, 'inputId' | 'templateId'>>;
  removeLoadingCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationremoveLoadingCodeArgs, 'code' | 'productId'>>;
  removeOutputFromFunctionTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremoveOutputFromFunctionTemplateArgs, 'outputId' | 'templateId'>>;
  removePdfDrawing?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationremovePdfDrawingArgs, 'drawingId' | 'templateId'>>;
  renameRateTable?: Resolver<ResolversTypes['rateTableResult'], ParentType, ContextType, RequireFields<MutationrenameRateTableArgs, 'name' | 'newName' | 'productId'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['recoveryCodesResult'], ParentType, ContextType, RequireFields<MutationrenewRecoveryCodesArgs, 'proof'>>;
  replaceRateTable?: Resolver<ResolversTypes['rateTableResult'], ParentType, ContextType, RequireFields<MutationreplaceRateTableArgs, 'input' | 'name' | 'productId' | 'rowsJsonString'>>;
  requestApproval?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationrequestApprovalArgs, 'releaseId'>>;
  resendInvitation?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationresendInvitationArgs, 'loginId'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationresetPasswordArgs, 'code' | 'loginId' | 'password' | 'tenantId'>>;
  restoreItem?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationrestoreItemArgs, 'itemId' | 'kind'>>;
  restoreSnapshot?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationrestoreSnapshotArgs, 'itemId' | 'kind' | 'number'>>;
  revokeApiKey?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationrevokeApiKeyArgs, 'id'>>;
  rollBackRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationrollBackReleaseArgs, 'releaseId'>>;
  saveDrawings?: Resolver<Maybe<ResolversTypes['savedDrawings']>, ParentType, ContextType, RequireFields<MutationsaveDrawingsArgs, 'input' | 'templateId'>>;
  saveTemplateDraft?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationsaveTemplateDraftArgs, 'input' | 'templateId'>>;
  scheduleRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationscheduleReleaseArgs, 'at' | 'releaseId' | 'zone'>>;
  sendMailAgain?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationsendMailAgainArgs, 'mailId'>>;
  sendNotification?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationsendNotificationArgs, 'input'>>;
  sendSignInLink?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationsendSignInLinkArgs, 'email'>>;
  setAppProducts?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationsetAppProductsArgs, 'appId' | 'productIds'>>;
  setFileAcl?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationsetFileAclArgs, 'isPublic' | 'key'>>;
  submitRequest?: Resolver<ResolversTypes['caseResult'], ParentType, ContextType, RequireFields<MutationsubmitRequestArgs, 'input'>>;
  updateApp?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateAppArgs, 'appId' | 'input'>>;
  updateApprovals?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateApprovalsArgs, 'approvals'>>;
  updateBenefit?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateBenefitArgs, 'input' | 'productId' | 'typeId'>>;
  updateBenefits?: Resolver<ResolversTypes['benefitsResult'], ParentType, ContextType, RequireFields<MutationupdateBenefitsArgs, 'productId' | 'updates'>>;
  updateCase?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateCaseArgs, 'id' | 'input'>>;
  updateChangeControl?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateChangeControlArgs, 'changeControl'>>;
  updateComponent?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateComponentArgs, 'id' | 'input'>>;
  updateDiscountCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateDiscountCodeArgs, 'code' | 'input' | 'productId'>>;
  updateDynamicTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateDynamicTemplateArgs, 'input' | 'templateId'>>;
  updateDynamicValueOfTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateDynamicValueOfTemplateArgs, 'input' | 'templateId' | 'valueId'>>;
  updateEmailMjmlTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateEmailMjmlTemplateArgs, 'input' | 'templateId'>>;
  updateFunctionTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateFunctionTemplateArgs, 'id' | 'input'>>;
  updateHistorySettings?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateHistorySettingsArgs, 'input'>>;
  updateInputOfFunctionTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateInputOfFunctionTemplateArgs, 'input' | 'inputId' | 'templateId'>>;
  updateInsurer?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateInsurerArgs, 'id' | 'input'>>;
  updateLoadingCode?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateLoadingCodeArgs, 'code' | 'input' | 'productId'>>;
  updateNotificationTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateNotificationTemplateArgs, 'input' | 'templateId'>>;
  updatePdfDrawing?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdatePdfDrawingArgs, 'drawingId' | 'input' | 'templateId'>>;
  updatePdfDrawingTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdatePdfDrawingTemplateArgs, 'input' | 'templateId'>>;
  updatePriceLogic?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdatePriceLogicArgs, 'input' | 'productId'>>;
  updateProduct?: Resolver<Maybe<ResolversTypes['product']>, ParentType, ContextType, RequireFields<MutationupdateProductArgs, 'productId'>>;
  updateProductInputs?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateProductInputsArgs, 'inputsJsonString' | 'productId'>>;
  updateRelease?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateReleaseArgs, 'input' | 'releaseId'>>;
  updateReleaseItems?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateReleaseItemsArgs, 'releaseId'>>;
  updateSecondFactorRequirement?: Resolver<ResolversTypes['result'], ParentType, ContextType, RequireFields<MutationupdateSecondFactorRequirementArgs, 'isRequired'>>;
  updateSmsTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateSmsTemplateArgs, 'input' | 'templateId'>>;
  updateWkhtmltopdfTemplate?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupdateWkhtmltopdfTemplateArgs, 'input' | 'templateId'>>;
  upsertCmsConfig?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, RequireFields<MutationupsertCmsConfigArgs, 'appId' | 'config'>>;
  upsertL10n?: Resolver<Maybe<ResolversTypes['result']>, ParentType, ContextType, Partial<MutationupsertL10nArgs>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeys?: Resolver<Maybe<Array<ResolversTypes['apiKey']>>, ParentType, ContextType>;
  apps?: Resolver<ResolversTypes['apps'], ParentType, ContextType, Partial<QueryappsArgs>>;
  callFunction?: Resolver<Maybe<ResolversTypes['callFunctionResult']>, ParentType, ContextType, RequireFields<QuerycallFunctionArgs, 'inputsJsonString' | 'name'>>;
  cases?: Resolver<Maybe<ResolversTypes['cases']>, ParentType, ContextType, Partial<QuerycasesArgs>>;
  changedItems?: Resolver<ResolversTypes['changedItems'], ParentType, ContextType, Partial<QuerychangedItemsArgs>>;
  cmsConfigs?: Resolver<Maybe<Array<Maybe<ResolversTypes['cmsConfig']>>>, ParentType, ContextType, Partial<QuerycmsConfigsArgs>>;
  compareFunctionStates?: Resolver<Maybe<ResolversTypes['compareFunctionWorkbookResult']>, ParentType, ContextType, RequireFields<QuerycompareFunctionStatesArgs, 'from' | 'templateId'>>;
  compareFunctionWorkbook?: Resolver<Maybe<ResolversTypes['compareFunctionWorkbookResult']>, ParentType, ContextType, RequireFields<QuerycompareFunctionWorkbookArgs, 'fileKey' | 'templateId'>>;
  componentFailures?: Resolver<ResolversTypes['componentFailures'], ParentType, ContextType, RequireFields<QuerycomponentFailuresArgs, 'appId'>>;
  componentPreview?: Resolver<ResolversTypes['componentPreview'], ParentType, ContextType, RequireFields<QuerycomponentPreviewArgs, 'locale' | 'names'>>;
  components?: Resolver<Maybe<ResolversTypes['components']>, ParentType, ContextType, Partial<QuerycomponentsArgs>>;
  decisionTableFromDmn?: Resolver<Maybe<ResolversTypes['decisionTableFromDmnResult']>, ParentType, ContextType, RequireFields<QuerydecisionTableFromDmnArgs, 'xml'>>;
  decisionTableToDmn?: Resolver<Maybe<ResolversTypes['decisionTableToDmnResult']>, ParentType, ContextType, RequireFields<QuerydecisionTableToDmnArgs, 'decideJsonString' | 'name'>>;
  deletedItems?: Resolver<ResolversTypes['deletedItems'], ParentType, ContextType, Partial<QuerydeletedItemsArgs>>;
  evaluateLogic?: Resolver<Maybe<ResolversTypes['evaluateLogicResult']>, ParentType, ContextType, RequireFields<QueryevaluateLogicArgs, 'logic' | 'valuesJsonString'>>;
  exportProduct?: Resolver<ResolversTypes['exportedProducts'], ParentType, ContextType, Partial<QueryexportProductArgs>>;
  exportRelease?: Resolver<ResolversTypes['exportedRelease'], ParentType, ContextType, RequireFields<QueryexportReleaseArgs, 'releaseId'>>;
  exportTemplates?: Resolver<ResolversTypes['exportedTemplates'], ParentType, ContextType, RequireFields<QueryexportTemplatesArgs, 'templateIds'>>;
  failedMails?: Resolver<ResolversTypes['failedMails'], ParentType, ContextType>;
  fileBuckets?: Resolver<Maybe<Array<Maybe<ResolversTypes['buckets']>>>, ParentType, ContextType, Partial<QueryfileBucketsArgs>>;
  fileListing?: Resolver<Maybe<ResolversTypes['fileListing']>, ParentType, ContextType, Partial<QueryfileListingArgs>>;
  fontFamilies?: Resolver<Array<ResolversTypes['fontFamily']>, ParentType, ContextType>;
  functionSheet?: Resolver<Maybe<ResolversTypes['functionSheetResult']>, ParentType, ContextType, RequireFields<QueryfunctionSheetArgs, 'columns' | 'left' | 'rows' | 'sheet' | 'templateId' | 'top'>>;
  historySettings?: Resolver<ResolversTypes['historySettings'], ParentType, ContextType>;
  insurers?: Resolver<Maybe<Array<Maybe<ResolversTypes['insurer']>>>, ParentType, ContextType, Partial<QueryinsurersArgs>>;
  itemDifference?: Resolver<ResolversTypes['itemDifference'], ParentType, ContextType, RequireFields<QueryitemDifferenceArgs, 'from' | 'itemId' | 'kind'>>;
  itemSnapshots?: Resolver<ResolversTypes['itemSnapshots'], ParentType, ContextType, Partial<QueryitemSnapshotsArgs>>;
  itemUses?: Resolver<ResolversTypes['itemUses'], ParentType, ContextType, RequireFields<QueryitemUsesArgs, 'itemIds' | 'kind'>>;
  logins?: Resolver<Maybe<ResolversTypes['logins']>, ParentType, ContextType, Partial<QueryloginsArgs>>;
  mailSenders?: Resolver<ResolversTypes['mailSenders'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['me'], ParentType, ContextType>;
  pdfForm?: Resolver<Maybe<ResolversTypes['pdfForm']>, ParentType, ContextType, Partial<QuerypdfFormArgs>>;
  policies?: Resolver<Maybe<ResolversTypes['policies']>, ParentType, ContextType, Partial<QuerypoliciesArgs>>;
  previewEmailMjml?: Resolver<Maybe<ResolversTypes['emailPreviewResult']>, ParentType, ContextType, RequireFields<QuerypreviewEmailMjmlArgs, 'emailMjml'>>;
  previewProductImport?: Resolver<ResolversTypes['productImport'], ParentType, ContextType, RequireFields<QuerypreviewProductImportArgs, 'contentJsonString'>>;
  previewReleaseImport?: Resolver<ResolversTypes['releaseImport'], ParentType, ContextType, RequireFields<QuerypreviewReleaseImportArgs, 'contentJsonString'>>;
  previewTemplateImport?: Resolver<ResolversTypes['templateImport'], ParentType, ContextType, RequireFields<QuerypreviewTemplateImportArgs, 'contentJsonString'>>;
  productUses?: Resolver<ResolversTypes['productUses'], ParentType, ContextType, RequireFields<QueryproductUsesArgs, 'productId'>>;
  products?: Resolver<Maybe<ResolversTypes['products']>, ParentType, ContextType, Partial<QueryproductsArgs>>;
  products_2?: Resolver<Maybe<ResolversTypes['products']>, ParentType, ContextType, Partial<Queryproducts_2Args>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['token']>, ParentType, ContextType, RequireFields<QueryrefreshTokenArgs, 'clientId' | 'refreshToken' | 'tenantId'>>;
  releaseNeeds?: Resolver<Array<ResolversTypes['neededItem']>, ParentType, ContextType, RequireFields<QueryreleaseNeedsArgs, 'items'>>;
  releases?: Resolver<ResolversTypes['releases'], ParentType, ContextType, Partial<QueryreleasesArgs>>;
  renderEmailMjml?: Resolver<Maybe<ResolversTypes['stringResult']>, ParentType, ContextType, RequireFields<QueryrenderEmailMjmlArgs, 'emailMjml'>>;
  renderEmailMjmlTemplate?: Resolver<Maybe<ResolversTypes['emailRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderEmailMjmlTemplateArgs, 'templateId'>>;
  renderFunctionTemplate?: Resolver<Maybe<ResolversTypes['functionRenderOutput']>, ParentType, ContextType, RequireFields<QueryrenderFunctionTemplateArgs, 'templateId'>>;
  renderHtml?: Resolver<Maybe<ResolversTypes['stringResult']>, ParentType, ContextType, RequireFields<QueryrenderHtmlArgs, 'html'>>;
  renderNotificationTemplate?: Resolver<Maybe<ResolversTypes['stringResult']>, ParentType, ContextType, RequireFields<QueryrenderNotificationTemplateArgs, 'templateId'>>;
  renderPdfDrawingTemplate?: Resolver<Maybe<ResolversTypes['pdfRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderPdfDrawingTemplateArgs, 'templateId'>>;
  renderSms?: Resolver<Maybe<ResolversTypes['smsRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderSmsArgs, 'bodyLiquid'>>;
  renderSmsTemplate?: Resolver<Maybe<ResolversTypes['smsRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderSmsTemplateArgs, 'templateId'>>;
  renderWkhtmltopdf?: Resolver<Maybe<ResolversTypes['pdfRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderWkhtmltopdfArgs, 'html'>>;
  renderWkhtmltopdfTemplate?: Resolver<Maybe<ResolversTypes['pdfRenderedResult']>, ParentType, ContextType, RequireFields<QueryrenderWkhtmltopdfTemplateArgs, 'templateId'>>;
  requests?: Resolver<Maybe<ResolversTypes['cases']>, ParentType, ContextType, Partial<QueryrequestsArgs>>;
  searchFiles?: Resolver<Array<ResolversTypes['fileSummary']>, ParentType, ContextType, Partial<QuerysearchFilesArgs>>;
  secondFactor?: Resolver<ResolversTypes['secondFactor'], ParentType, ContextType>;
  sentMail?: Resolver<Maybe<ResolversTypes['sentMail']>, ParentType, ContextType, RequireFields<QuerysentMailArgs, 'id'>>;
  sentMails?: Resolver<ResolversTypes['sentMails'], ParentType, ContextType, Partial<QuerysentMailsArgs>>;
  sessions?: Resolver<ResolversTypes['sessions'], ParentType, ContextType>;
  templates?: Resolver<Maybe<ResolversTypes['templates']>, ParentType, ContextType, Partial<QuerytemplatesArgs>>;
  tenantSettings?: Resolver<ResolversTypes['tenantSettings'], ParentType, ContextType>;
  tenantUsage?: Resolver<ResolversTypes['tenantUsage'], ParentType, ContextType>;
  token_2?: Resolver<Maybe<ResolversTypes['token']>, ParentType, ContextType, RequireFields<Querytoken_2Args, 'clientId' | 'password' | 'tenantId' | 'username'>>;
  transactions?: Resolver<Maybe<ResolversTypes['transactions']>, ParentType, ContextType, Partial<QuerytransactionsArgs>>;
  visitor?: Resolver<ResolversTypes['visitor'], ParentType, ContextType>;
  visitorDocument?: Resolver<ResolversTypes['printedDocument'], ParentType, ContextType, RequireFields<QueryvisitorDocumentArgs, 'documentId' | 'policyId'>>;
  visitorPolicies?: Resolver<ResolversTypes['visitorPolicies'], ParentType, ContextType, Partial<QueryvisitorPoliciesArgs>>;
  visitorPolicy?: Resolver<Maybe<ResolversTypes['visitorPolicy']>, ParentType, ContextType, RequireFields<QueryvisitorPolicyArgs, 'id'>>;
  visitorRequest?: Resolver<Maybe<ResolversTypes['visitorRequest']>, ParentType, ContextType, RequireFields<QueryvisitorRequestArgs, 'id'>>;
  visitorRequests?: Resolver<ResolversTypes['visitorRequests'], ParentType, ContextType, Partial<QueryvisitorRequestsArgs>>;
};

export type addressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['address'] = ResolversParentTypes['address']> = {
  fields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type apiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['apiKey'] = ResolversParentTypes['apiKey']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['apiKeyProduct']>>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type apiKeyProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['apiKeyProduct'] = ResolversParentTypes['apiKeyProduct']> = {
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type appResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['app'] = ResolversParentTypes['app']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appTemplateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailSenderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isRequestsEmailOfUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveRelease?: Resolver<Maybe<ResolversTypes['release']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  onRequestTemplateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestsEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldProducts?: Resolver<Array<ResolversTypes['soldProduct']>, ParentType, ContextType>;
  urlRouting?: Resolver<Maybe<ResolversTypes['urlRouting']>, ParentType, ContextType>;
};

export type appliedDefaultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['appliedDefault'] = ResolversParentTypes['appliedDefault']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type appsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['apps'] = ResolversParentTypes['apps']> = {
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['app']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type askedInputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['askedInput'] = ResolversParentTypes['askedInput']> = {
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type attachmentReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['attachmentReference'] = ResolversParentTypes['attachmentReference']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type attachmentTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['attachmentTemplate'] = ResolversParentTypes['attachmentTemplate']> = {
  attachmentTemplateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type beginSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['beginSecondFactorResult'] = ResolversParentTypes['beginSecondFactorResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type benefitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['benefit'] = ResolversParentTypes['benefit']> = {
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedDetailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValueInput?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['benefitOption']>, ParentType, ContextType>;
  parentTypeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type benefitGraphResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['benefitGraph'] = ResolversParentTypes['benefitGraph']> = {
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['benefitGraph']>>>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedDetailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOnlyOptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValueInput?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['benefitGraph']>>>, ParentType, ContextType>;
  parentOptionKeys?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  parentTypeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value2?: Resolver<Maybe<ResolversTypes['scalarValue']>, ParentType, ContextType>;
};

export type benefitOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['benefitOption'] = ResolversParentTypes['benefitOption']> = {
  benefitTypeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedDetailedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type benefitsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['benefitsResult'] = ResolversParentTypes['benefitsResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  l10nRevisions?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type bucketsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['buckets'] = ResolversParentTypes['buckets']> = {
  bucketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type callFunctionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['callFunctionResult'] = ResolversParentTypes['callFunctionResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['calledFunction']>, ParentType, ContextType>;
};

export type calledFunctionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['calledFunction'] = ResolversParentTypes['calledFunction']> = {
  outputsJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type caseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['case'] = ResolversParentTypes['case']> = {
  appId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['entityInterface']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insureds?: Resolver<Maybe<Array<Maybe<ResolversTypes['entityInterface']>>>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['caseNote']>>, ParentType, ContextType>;
  otherHolders?: Resolver<Maybe<Array<Maybe<ResolversTypes['entityInterface']>>>, ParentType, ContextType>;
  proposals?: Resolver<Maybe<Array<Maybe<ResolversTypes['proposal']>>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type caseNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['caseNote'] = ResolversParentTypes['caseNote']> = {
  author?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type caseResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['caseResult'] = ResolversParentTypes['caseResult']> = {
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdStatus?: Resolver<Maybe<ResolversTypes['createdStatus']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['pricing']>, ParentType, ContextType>;
  rejectionCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type casesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cases'] = ResolversParentTypes['cases']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['case']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type changedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['changedItem'] = ResolversParentTypes['changedItem']> = {
  change?: Resolver<ResolversTypes['itemChangeEnumeration'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liveNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type changedItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['changedItems'] = ResolversParentTypes['changedItems']> = {
  list?: Resolver<Array<ResolversTypes['changedItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type cmsComponentRouteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsComponentRoute'] = ResolversParentTypes['cmsComponentRoute']> = {
  children?: Resolver<Maybe<ResolversTypes['cmsComponentRoute']>, ParentType, ContextType>;
  component?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type cmsConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsConfig'] = ResolversParentTypes['cmsConfig']> = {
  allowedLocales?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  analyticsProvidersJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseComponentsVariantsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  componentRoutes?: Resolver<Maybe<Array<ResolversTypes['cmsComponentRoute']>>, ParentType, ContextType>;
  defaultLocale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpointsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guestLoginCredentials?: Resolver<Maybe<ResolversTypes['cmsGuestLoginCredentials']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['cmsHeadConfig']>, ParentType, ContextType>;
  httpHeadersJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  paymentProvidersJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routeWarnings?: Resolver<Array<ResolversTypes['cmsRouteWarning']>, ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  themeJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<ResolversTypes['cmsVisitors']>, ParentType, ContextType>;
};

export type cmsGuestLoginCredentialsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsGuestLoginCredentials'] = ResolversParentTypes['cmsGuestLoginCredentials']> = {
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type cmsHeadConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsHeadConfig'] = ResolversParentTypes['cmsHeadConfig']> = {
  linkJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noScript?: Resolver<Maybe<Array<ResolversTypes['cmsScriptConfig']>>, ParentType, ContextType>;
  script?: Resolver<Maybe<Array<ResolversTypes['cmsScriptConfig']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type cmsRouteWarningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsRouteWarning'] = ResolversParentTypes['cmsRouteWarning']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type cmsScriptConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsScriptConfig'] = ResolversParentTypes['cmsScriptConfig']> = {
  afterLoad?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  async?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  defer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  innerHTML?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type cmsVisitorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['cmsVisitors'] = ResolversParentTypes['cmsVisitors']> = {
  documentTemplateIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type codeRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['codeRule'] = ResolversParentTypes['codeRule']> = {
  calculationLogic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plainCalculationLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type companyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['company'] = ResolversParentTypes['company']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['address']>>>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<Array<Maybe<ResolversTypes['contact']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identities?: Resolver<Maybe<Array<Maybe<ResolversTypes['identity']>>>, ParentType, ContextType>;
  internalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  natureOfBusiness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type compareFunctionWorkbookResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['compareFunctionWorkbookResult'] = ResolversParentTypes['compareFunctionWorkbookResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['functionComparison']>, ParentType, ContextType>;
};

export type comparedFunctionCallResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['comparedFunctionCall'] = ResolversParentTypes['comparedFunctionCall']> = {
  after?: Resolver<Maybe<ResolversTypes['functionCallOutcome']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['functionCallOutcome']>, ParentType, ContextType>;
  expectedJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAsExpected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type componentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['component'] = ResolversParentTypes['component']> = {
  componentJson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['componentStatusEnumeration'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['componentUsage'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['componentVersion']>, ParentType, ContextType>;
  vueTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type componentFailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentFailure'] = ResolversParentTypes['componentFailure']> = {
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  componentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releaseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type componentFailuresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentFailures'] = ResolversParentTypes['componentFailures']> = {
  list?: Resolver<Array<ResolversTypes['componentFailure']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type componentPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentPreview'] = ResolversParentTypes['componentPreview']> = {
  components?: Resolver<Array<ResolversTypes['previewComponent']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['previewText']>, ParentType, ContextType>;
};

export type componentUsageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentUsage'] = ResolversParentTypes['componentUsage']> = {
  apps?: Resolver<Array<ResolversTypes['componentUsingApp']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['usingComponent']>, ParentType, ContextType>;
};

export type componentUsingAppResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentUsingApp'] = ResolversParentTypes['componentUsingApp']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type componentVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['componentVersion'] = ResolversParentTypes['componentVersion']> = {
  framework?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type componentsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['components'] = ResolversParentTypes['components']> = {
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['component']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type confirmSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['confirmSecondFactorResult'] = ResolversParentTypes['confirmSecondFactorResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['token']>, ParentType, ContextType>;
};

export type contactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['contact'] = ResolversParentTypes['contact']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type createApiKeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['createApiKeyResult'] = ResolversParentTypes['createApiKeyResult']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['apiKey']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type createdStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['createdStatus'] = ResolversParentTypes['createdStatus']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ids?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type createdStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['createdStatusResult'] = ResolversParentTypes['createdStatusResult']> = {
  createdStatus?: Resolver<Maybe<ResolversTypes['createdStatus']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type decisionReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['decisionReason'] = ResolversParentTypes['decisionReason']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type decisionTableFromDmnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['decisionTableFromDmnResult'] = ResolversParentTypes['decisionTableFromDmnResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['importedDecision']>, ParentType, ContextType>;
};

export type decisionTableToDmnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['decisionTableToDmnResult'] = ResolversParentTypes['decisionTableToDmnResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['exportedDecision']>, ParentType, ContextType>;
};

export type deletedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['deletedItem'] = ResolversParentTypes['deletedItem']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type deletedItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['deletedItems'] = ResolversParentTypes['deletedItems']> = {
  list?: Resolver<Array<ResolversTypes['deletedItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type discountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['discount'] = ResolversParentTypes['discount']> = {
  calculationLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flat?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  formattedFlat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedNewPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedOriginalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type documentOfAppResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['documentOfApp'] = ResolversParentTypes['documentOfApp']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type dynamicTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['dynamicTemplate'] = ResolversParentTypes['dynamicTemplate']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  dynamicValues?: Resolver<Maybe<Array<Maybe<ResolversTypes['dynamicValue']>>>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type dynamicValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['dynamicValue'] = ResolversParentTypes['dynamicValue']> = {
  value?: Resolver<Maybe<ResolversTypes['scalarValue']>, ParentType, ContextType>;
  valueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type emailAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailAttachment'] = ResolversParentTypes['emailAttachment']> = {
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Byte']>>>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type emailFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailFinding'] = ResolversParentTypes['emailFinding']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['emailFindingLevel'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partlySupportedBy?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsupportedBy?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type emailMjmlTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailMjmlTemplate'] = ResolversParentTypes['emailMjmlTemplate']> = {
  attachmentReferences?: Resolver<Maybe<Array<Maybe<ResolversTypes['attachmentReference']>>>, ParentType, ContextType>;
  attachmentTemplates?: Resolver<Maybe<Array<Maybe<ResolversTypes['attachmentTemplate']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mjml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unsubscribeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type emailPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailPreview'] = ResolversParentTypes['emailPreview']> = {
  clippedFromBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['emailFinding']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htmlBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inboxText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preheader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportDataDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type emailPreviewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailPreviewResult'] = ResolversParentTypes['emailPreviewResult']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['emailPreview']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type emailRenderedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailRendered'] = ResolversParentTypes['emailRendered']> = {
  attachments?: Resolver<Maybe<Array<Maybe<ResolversTypes['emailAttachment']>>>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageBase64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type emailRenderedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['emailRenderedResult'] = ResolversParentTypes['emailRenderedResult']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['emailRendered']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type engineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['engine'] = ResolversParentTypes['engine']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type entityInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['entityInterface'] = ResolversParentTypes['entityInterface']> = {
  __resolveType: TypeResolveFn<'company' | 'individual' | 'internal' | 'object', ParentType, ContextType>;
};

export type errorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['errors'] = ResolversParentTypes['errors']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paramsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type evaluateLogicResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['evaluateLogicResult'] = ResolversParentTypes['evaluateLogicResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['evaluatedLogic']>, ParentType, ContextType>;
};

export type evaluatedLogicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['evaluatedLogic'] = ResolversParentTypes['evaluatedLogic']> = {
  resultJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type exclusionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['exclusion'] = ResolversParentTypes['exclusion']> = {
  benefitOptionKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefitParentTypeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefitTypeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type exportedDecisionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['exportedDecision'] = ResolversParentTypes['exportedDecision']> = {
  xml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type exportedProductsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['exportedProducts'] = ResolversParentTypes['exportedProducts']> = {
  contentJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['productId']>, ParentType, ContextType>;
};

export type exportedReleaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['exportedRelease'] = ResolversParentTypes['exportedRelease']> = {
  contentJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type exportedTemplatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['exportedTemplates'] = ResolversParentTypes['exportedTemplates']> = {
  contentJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileKeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type factResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fact'] = ResolversParentTypes['fact']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['scalarValue']>, ParentType, ContextType>;
};

export type failedMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['failedMail'] = ResolversParentTypes['failedMail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type failedMailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['failedMails'] = ResolversParentTypes['failedMails']> = {
  list?: Resolver<Array<ResolversTypes['failedMail']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type fileImportItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fileImportItem'] = ResolversParentTypes['fileImportItem']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  bucketName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['errors']>, ParentType, ContextType>;
};

export type fileListingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fileListing'] = ResolversParentTypes['fileListing']> = {
  commonPrefixes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  continuationToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectSummaries?: Resolver<Maybe<Array<Maybe<ResolversTypes['fileSummary']>>>, ParentType, ContextType>;
};

export type fileSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fileSummary'] = ResolversParentTypes['fileSummary']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTimeOffset']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type firedRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['firedRule'] = ResolversParentTypes['firedRule']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type fontResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['font'] = ResolversParentTypes['font']> = {
  emSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fontStyle?: Resolver<Maybe<ResolversTypes['fontStyleInput']>, ParentType, ContextType>;
};

export type fontFamilyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fontFamily'] = ResolversParentTypes['fontFamily']> = {
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['fontFile']>, ParentType, ContextType>;
};

export type fontFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['fontFile'] = ResolversParentTypes['fontFile']> = {
  bucketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type functionCallOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionCallOutcome'] = ResolversParentTypes['functionCallOutcome']> = {
  outputsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionCellResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionCell'] = ResolversParentTypes['functionCell']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNeeded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isNumber?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type functionColumnWidthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionColumnWidth'] = ResolversParentTypes['functionColumnWidth']> = {
  characters?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type functionComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionComparison'] = ResolversParentTypes['functionComparison']> = {
  calls?: Resolver<Array<ResolversTypes['comparedFunctionCall']>, ParentType, ContextType>;
  workbook?: Resolver<Maybe<ResolversTypes['workbookComparison']>, ParentType, ContextType>;
};

export type functionDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionDifference'] = ResolversParentTypes['functionDifference']> = {
  cell?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compiled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ironCalc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOutput?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stored?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionField'] = ResolversParentTypes['functionField']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['functionFieldItem']>, ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dependsOnClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  differs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  var?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type functionFieldItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionFieldItem'] = ResolversParentTypes['functionFieldItem']> = {
  children?: Resolver<Array<ResolversTypes['functionFieldItem']>, ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type functionInputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionInput'] = ResolversParentTypes['functionInput']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liquid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  var?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionOutput'] = ResolversParentTypes['functionOutput']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  var?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionRefusalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionRefusal'] = ResolversParentTypes['functionRefusal']> = {
  cell?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type functionRenderOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionRenderOutput'] = ResolversParentTypes['functionRenderOutput']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['functionOutput']>>>, ParentType, ContextType>;
};

export type functionSavedCallResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionSavedCall'] = ResolversParentTypes['functionSavedCall']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionSheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionSheet'] = ResolversParentTypes['functionSheet']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type functionSheetResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionSheetResult'] = ResolversParentTypes['functionSheetResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['functionSheetWindow']>, ParentType, ContextType>;
};

export type functionSheetWindowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionSheetWindow'] = ResolversParentTypes['functionSheetWindow']> = {
  cells?: Resolver<Array<ResolversTypes['functionCell']>, ParentType, ContextType>;
  columnWidths?: Resolver<Array<ResolversTypes['functionColumnWidth']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type functionTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionTemplate'] = ResolversParentTypes['functionTemplate']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['engine']>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputs?: Resolver<Maybe<Array<Maybe<ResolversTypes['functionInput']>>>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputs?: Resolver<Maybe<Array<Maybe<ResolversTypes['functionOutput']>>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedCalls?: Resolver<Maybe<Array<Maybe<ResolversTypes['functionSavedCall']>>>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workbook?: Resolver<Maybe<ResolversTypes['functionWorkbook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type functionWorkbookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['functionWorkbook'] = ResolversParentTypes['functionWorkbook']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acceptedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  calculation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comparedSets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differenceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['functionDifference']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['functionField']>, ParentType, ContextType>;
  formulaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  neededFormulaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notCompiled?: Resolver<Array<ResolversTypes['functionRefusal']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['functionRefusal']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['functionSheet']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type headerFooterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['headerFooter'] = ResolversParentTypes['headerFooter']> = {
  center?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  htmUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacing?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type historySettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['historySettings'] = ResolversParentTypes['historySettings']> = {
  allDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletedFileBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stateBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trashDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type identityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['identity'] = ResolversParentTypes['identity']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type importProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['importProductResult'] = ResolversParentTypes['importProductResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['productImportItem']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type importTemplatesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['importTemplatesResult'] = ResolversParentTypes['importTemplatesResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['fileImportItem']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templates?: Resolver<Maybe<Array<ResolversTypes['templateImportItem']>>, ParentType, ContextType>;
};

export type importedDecisionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['importedDecision'] = ResolversParentTypes['importedDecision']> = {
  decideJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type indicativePriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['indicativePrice'] = ResolversParentTypes['indicativePrice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['discount']>>>, ParentType, ContextType>;
  appliedTaxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['tax']>>>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  formattedOriginalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type individualResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['individual'] = ResolversParentTypes['individual']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['address']>>>, ParentType, ContextType>;
  chineseFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chineseLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<Array<Maybe<ResolversTypes['contact']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  englishFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  englishLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identities?: Resolver<Maybe<Array<Maybe<ResolversTypes['identity']>>>, ParentType, ContextType>;
  internalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type inputMismatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['inputMismatch'] = ResolversParentTypes['inputMismatch']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valuesJsonStrings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type inputProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['inputProposal'] = ResolversParentTypes['inputProposal']> = {
  closedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  inputJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDeclared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<Array<ResolversTypes['seenInputValue']>, ParentType, ContextType>;
};

export type inputTrialResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['inputTrial'] = ResolversParentTypes['inputTrial']> = {
  checkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mismatchedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mismatches?: Resolver<Array<ResolversTypes['inputMismatch']>, ParentType, ContextType>;
};

export type inputWarningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['inputWarning'] = ResolversParentTypes['inputWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paramsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type insurerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['insurer'] = ResolversParentTypes['insurer']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detailedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logoUrls?: Resolver<Maybe<ResolversTypes['logoUrls']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type internalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['internal'] = ResolversParentTypes['internal']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['address']>>>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<Array<Maybe<ResolversTypes['contact']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identities?: Resolver<Maybe<Array<Maybe<ResolversTypes['identity']>>>, ParentType, ContextType>;
  internalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type itemDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemDifference'] = ResolversParentTypes['itemDifference']> = {
  damagedParts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['itemDifferenceEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type itemDifferenceEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemDifferenceEntry'] = ResolversParentTypes['itemDifferenceEntry']> = {
  action?: Resolver<ResolversTypes['differenceActionEnumeration'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<itemDifferenceEntryafterArgs>>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<itemDifferenceEntrybeforeArgs>>;
  edits?: Resolver<Array<ResolversTypes['itemEdit']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type itemEditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemEdit'] = ResolversParentTypes['itemEdit']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paramsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type itemSnapshotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemSnapshot'] = ResolversParentTypes['itemSnapshot']> = {
  cause?: Resolver<ResolversTypes['snapshotCauseEnumeration'], ParentType, ContextType>;
  changedParts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['snapshotSourceEnumeration'], ParentType, ContextType>;
};

export type itemSnapshotsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemSnapshots'] = ResolversParentTypes['itemSnapshots']> = {
  list?: Resolver<Array<ResolversTypes['itemSnapshot']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type itemUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemUse'] = ResolversParentTypes['itemUse']> = {
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type itemUsesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['itemUses'] = ResolversParentTypes['itemUses']> = {
  hiddenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['itemUse']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type keyValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['keyValue'] = ResolversParentTypes['keyValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['scalarValue']>, ParentType, ContextType>;
};

export type kindApprovalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['kindApprovals'] = ResolversParentTypes['kindApprovals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type l10nTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['l10nText'] = ResolversParentTypes['l10nText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type loadingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['loading'] = ResolversParentTypes['loading']> = {
  calculationJsonLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeName?: Resolver<Maybe<ResolversTypes['loadingCodeName']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  flat?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  formattedNewPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedOriginalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type loadingCodeNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['loadingCodeName'] = ResolversParentTypes['loadingCodeName']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type loginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['login'] = ResolversParentTypes['login']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type loginsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['logins'] = ResolversParentTypes['logins']> = {
  list?: Resolver<Array<ResolversTypes['tenantLogin']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type logoUrlsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['logoUrls'] = ResolversParentTypes['logoUrls']> = {
  typeA?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeB?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeC?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type mailRecipientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['mailRecipient'] = ResolversParentTypes['mailRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['mailRecipientState'], ParentType, ContextType>;
};

export type mailSendersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['mailSenders'] = ResolversParentTypes['mailSenders']> = {
  allowed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  defaultFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDelivering?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type marginSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['marginSettings'] = ResolversParentTypes['marginSettings']> = {
  bottom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  top?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type meResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['me'] = ResolversParentTypes['me']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['roleEnumeration'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type missingTextsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['missingTexts'] = ResolversParentTypes['missingTexts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type neededItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['neededItem'] = ResolversParentTypes['neededItem']> = {
  change?: Resolver<ResolversTypes['itemChangeEnumeration'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liveNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type noteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['note'] = ResolversParentTypes['note']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type notificationTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['notificationTemplate'] = ResolversParentTypes['notificationTemplate']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  localizedHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizedTexts?: Resolver<Maybe<Array<ResolversTypes['l10nText']>>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type objectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['object'] = ResolversParentTypes['object']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['address']>>>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<Array<Maybe<ResolversTypes['contact']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identities?: Resolver<Maybe<Array<Maybe<ResolversTypes['identity']>>>, ParentType, ContextType>;
  internalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type pdfDrawingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfDrawing'] = ResolversParentTypes['pdfDrawing']> = {
  fieldName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  font?: Resolver<Maybe<ResolversTypes['font']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShrunkToFit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['pdfDrawingKindEnumeration'], ParentType, ContextType>;
  liquidSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureFileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point1?: Resolver<ResolversTypes['point'], ParentType, ContextType>;
  point2?: Resolver<ResolversTypes['point'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textAlignment?: Resolver<Maybe<ResolversTypes['textAlignmentEnumeration']>, ParentType, ContextType>;
  verticalAlignment?: Resolver<Maybe<ResolversTypes['verticalAlignmentEnumeration']>, ParentType, ContextType>;
};

export type pdfDrawingTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfDrawingTemplate'] = ResolversParentTypes['pdfDrawingTemplate']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  drawings?: Resolver<Maybe<Array<Maybe<ResolversTypes['pdfDrawing']>>>, ParentType, ContextType>;
  fileKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordLiquid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type pdfFormResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfForm'] = ResolversParentTypes['pdfForm']> = {
  fields?: Resolver<Maybe<Array<ResolversTypes['pdfFormField']>>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missingPages?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  pages?: Resolver<Maybe<Array<ResolversTypes['pdfFormPage']>>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['pdfFormRefusal']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['pdfFormStateEnumeration'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type pdfFormFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfFormField'] = ResolversParentTypes['pdfFormField']> = {
  emSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isMultiline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpaque?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point1?: Resolver<ResolversTypes['point'], ParentType, ContextType>;
  point2?: Resolver<ResolversTypes['point'], ParentType, ContextType>;
  textAlignment?: Resolver<Maybe<ResolversTypes['textAlignmentEnumeration']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['pdfFormFieldEnumeration'], ParentType, ContextType>;
};

export type pdfFormPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfFormPage'] = ResolversParentTypes['pdfFormPage']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type pdfFormRefusalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfFormRefusal'] = ResolversParentTypes['pdfFormRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type pdfRenderedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pdfRenderedResult'] = ResolversParentTypes['pdfRenderedResult']> = {
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['Byte']>>>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type pointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['point'] = ResolversParentTypes['point']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type policiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['policies'] = ResolversParentTypes['policies']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['policy']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type policyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['policy'] = ResolversParentTypes['policy']> = {
  cancellationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractHolder?: Resolver<Maybe<ResolversTypes['entityInterface']>, ParentType, ContextType>;
  contractInsured?: Resolver<Maybe<Array<Maybe<ResolversTypes['entityInterface']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  exclusions?: Resolver<Maybe<Array<Maybe<ResolversTypes['exclusion']>>>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  otherContractHolders?: Resolver<Maybe<Array<Maybe<ResolversTypes['entityInterface']>>>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['pricing']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['product']>, ParentType, ContextType>;
  referrer?: Resolver<Maybe<ResolversTypes['internal']>, ParentType, ContextType>;
  rejectionCodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['rejectionCodeName']>>>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type previewComponentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['previewComponent'] = ResolversParentTypes['previewComponent']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vueTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type previewTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['previewText'] = ResolversParentTypes['previewText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type priceExplanationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['priceExplanation'] = ResolversParentTypes['priceExplanation']> = {
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['priceExplanationStep']>, ParentType, ContextType>;
};

export type priceExplanationStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['priceExplanationStep'] = ResolversParentTypes['priceExplanationStep']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type pricingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['pricing'] = ResolversParentTypes['pricing']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amountLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appliedDefaults?: Resolver<Maybe<Array<ResolversTypes['appliedDefault']>>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['discount']>>>, ParentType, ContextType>;
  appliedTaxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['tax']>>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  discountCodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['discount']>>>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['priceExplanation']>, ParentType, ContextType>;
  formattedOriginalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  indicativePrices?: Resolver<Array<ResolversTypes['indicativePrice']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  loadings?: Resolver<Maybe<Array<Maybe<ResolversTypes['loading']>>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paymentFrequency?: Resolver<Maybe<ResolversTypes['paymentFrequency']>, ParentType, ContextType>;
  plainAmountLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unknownCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  unknownValues?: Resolver<Maybe<Array<ResolversTypes['unknownValue']>>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['inputWarning']>>, ParentType, ContextType>;
};

export type printedDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['printedDocument'] = ResolversParentTypes['printedDocument']> = {
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type productResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['product'] = ResolversParentTypes['product']> = {
  benefitGraph?: Resolver<Maybe<Array<Maybe<ResolversTypes['benefitGraph']>>>, ParentType, ContextType>;
  benefitTexts?: Resolver<Maybe<Array<ResolversTypes['l10nText']>>, ParentType, ContextType, RequireFields<productbenefitTextsArgs, 'typeId'>>;
  benefits?: Resolver<Maybe<Array<ResolversTypes['benefit']>>, ParentType, ContextType, Partial<productbenefitsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountCodes?: Resolver<Maybe<Array<ResolversTypes['codeRule']>>, ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  inputProposals?: Resolver<Array<ResolversTypes['inputProposal']>, ParentType, ContextType>;
  inputTrial?: Resolver<ResolversTypes['inputTrial'], ParentType, ContextType, RequireFields<productinputTrialArgs, 'inputsJsonString'>>;
  inputs?: Resolver<Maybe<ResolversTypes['productInputs']>, ParentType, ContextType>;
  insurer?: Resolver<Maybe<ResolversTypes['insurer']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  loadingCodes?: Resolver<Maybe<Array<ResolversTypes['codeRule']>>, ParentType, ContextType>;
  missingTexts?: Resolver<Array<ResolversTypes['missingTexts']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameTexts?: Resolver<Maybe<Array<ResolversTypes['l10nText']>>, ParentType, ContextType>;
  plainUnderwritingRulesJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['pricing']>, ParentType, ContextType, Partial<productpricingArgs>>;
  productId?: Resolver<Maybe<ResolversTypes['productId']>, ParentType, ContextType>;
  questionnaire?: Resolver<ResolversTypes['questionnaire'], ParentType, ContextType, Partial<productquestionnaireArgs>>;
  rateTables?: Resolver<Array<ResolversTypes['rateTable']>, ParentType, ContextType, Partial<productrateTablesArgs>>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  underwritingDecision?: Resolver<Maybe<ResolversTypes['underwritingDecision']>, ParentType, ContextType, RequireFields<productunderwritingDecisionArgs, 'valuesJsonString'>>;
  underwritingRules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  underwritingRulesJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type productIdResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productId'] = ResolversParentTypes['productId']> = {
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type productImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productImport'] = ResolversParentTypes['productImport']> = {
  products?: Resolver<Array<ResolversTypes['productImportItem']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type productImportChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productImportChange'] = ResolversParentTypes['productImportChange']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['productPart'], ParentType, ContextType>;
};

export type productImportItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productImportItem'] = ResolversParentTypes['productImportItem']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['productImportChange']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['itemDifferenceEntry']>, ParentType, ContextType, Partial<productImportItemdifferencesArgs>>;
  problems?: Resolver<Array<ResolversTypes['errors']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['productId'], ParentType, ContextType>;
};

export type productInputsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productInputs'] = ResolversParentTypes['productInputs']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  inputsJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type productUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productUse'] = ResolversParentTypes['productUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type productUsesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['productUses'] = ResolversParentTypes['productUses']> = {
  apps?: Resolver<ResolversTypes['productUse'], ParentType, ContextType>;
  openRequests?: Resolver<ResolversTypes['productUse'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['productUse'], ParentType, ContextType>;
};

export type productsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['products'] = ResolversParentTypes['products']> = {
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['product']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type proposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['proposal'] = ResolversParentTypes['proposal']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isIssued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policies?: Resolver<Maybe<Array<Maybe<ResolversTypes['policy']>>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['product']>, ParentType, ContextType>;
  proposalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referrals?: Resolver<Maybe<Array<ResolversTypes['referral']>>, ParentType, ContextType>;
  rejectionCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['pricing']>, ParentType, ContextType>;
  valuesJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type questionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['question'] = ResolversParentTypes['question']> = {
  choices?: Resolver<Array<ResolversTypes['questionChoice']>, ParentType, ContextType>;
  declaredType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exampleJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fallbackJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOtherAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['question']>>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type questionChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['questionChoice'] = ResolversParentTypes['questionChoice']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type questionnaireResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['questionnaire'] = ResolversParentTypes['questionnaire']> = {
  hasPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inputs?: Resolver<Array<ResolversTypes['askedInput']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['question']>, ParentType, ContextType>;
};

export type rateTableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTable'] = ResolversParentTypes['rateTable']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['rateTableKey']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['rateTableProblem']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['rateTableRows'], ParentType, ContextType, Partial<rateTablerowsArgs>>;
  values?: Resolver<Array<ResolversTypes['rateTableValue']>, ParentType, ContextType>;
};

export type rateTableKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTableKey'] = ResolversParentTypes['rateTableKey']> = {
  match?: Resolver<ResolversTypes['rateTableMatch'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['rateTableKeyType'], ParentType, ContextType>;
};

export type rateTableProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTableProblem'] = ResolversParentTypes['rateTableProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paramsJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type rateTableResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTableResult'] = ResolversParentTypes['rateTableResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['rateTableProblem']>>, ParentType, ContextType>;
};

export type rateTableRowsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTableRows'] = ResolversParentTypes['rateTableRows']> = {
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowsJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type rateTableValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rateTableValue'] = ResolversParentTypes['rateTableValue']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['rateTableUnit'], ParentType, ContextType>;
};

export type recoveryCodesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['recoveryCodesResult'] = ResolversParentTypes['recoveryCodesResult']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type referralResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['referral'] = ResolversParentTypes['referral']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type rejectionCodeNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['rejectionCodeName'] = ResolversParentTypes['rejectionCodeName']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type releaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['release'] = ResolversParentTypes['release']> = {
  approvals?: Resolver<Array<ResolversTypes['releaseApproval']>, ParentType, ContextType>;
  canRollBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['releaseCauseEnumeration'], ParentType, ContextType>;
  changedItems?: Resolver<ResolversTypes['releaseChangedItems'], ParentType, ContextType, Partial<releasechangedItemsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  gates?: Resolver<Array<ResolversTypes['releaseGate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['releaseItem']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  leftItems?: Resolver<Array<ResolversTypes['releaseItem']>, ParentType, ContextType>;
  liveRevision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manifest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['releaseOrigin']>, ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  requiredApprovals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rolledBackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rolledBackBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  rolledBackReleaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['releaseStateEnumeration'], ParentType, ContextType>;
};

export type releaseApprovalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseApproval'] = ResolversParentTypes['releaseApproval']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manifest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['releaseVerdictEnumeration'], ParentType, ContextType>;
};

export type releaseChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseChange'] = ResolversParentTypes['releaseChange']> = {
  action?: Resolver<ResolversTypes['releaseActionEnumeration'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['releasePartEnumeration'], ParentType, ContextType>;
};

export type releaseChangedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseChangedItem'] = ResolversParentTypes['releaseChangedItem']> = {
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type releaseChangedItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseChangedItems'] = ResolversParentTypes['releaseChangedItems']> = {
  list?: Resolver<Array<ResolversTypes['releaseChangedItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type releaseGateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseGate'] = ResolversParentTypes['releaseGate']> = {
  name?: Resolver<ResolversTypes['releaseGateEnumeration'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['errors']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['releaseGateStateEnumeration'], ParentType, ContextType>;
};

export type releaseImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseImport'] = ResolversParentTypes['releaseImport']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['fileImportItem']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['releaseImportItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['releaseOrigin'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type releaseImportItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseImportItem'] = ResolversParentTypes['releaseImportItem']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['itemDifferenceEntry']>, ParentType, ContextType, Partial<releaseImportItemdifferencesArgs>>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['errors']>, ParentType, ContextType>;
  releaseAction?: Resolver<ResolversTypes['releaseItemActionEnumeration'], ParentType, ContextType>;
};

export type releaseItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseItem'] = ResolversParentTypes['releaseItem']> = {
  action?: Resolver<ResolversTypes['releaseItemActionEnumeration'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['releaseChange']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['releaseChange']>, ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outsideOrigins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  previousNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type releaseOriginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releaseOrigin'] = ResolversParentTypes['releaseOrigin']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manifest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type releasesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['releases'] = ResolversParentTypes['releases']> = {
  list?: Resolver<Array<ResolversTypes['release']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type renderWarningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['renderWarning'] = ResolversParentTypes['renderWarning']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  element?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  marginMm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overhangMm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type resultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['result'] = ResolversParentTypes['result']> = {
  createdStatus?: Resolver<Maybe<ResolversTypes['createdStatus']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type savedDrawingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['savedDrawings'] = ResolversParentTypes['savedDrawings']> = {
  drawings?: Resolver<Maybe<Array<ResolversTypes['pdfDrawing']>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type scalarValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['scalarValue'] = ResolversParentTypes['scalarValue']> = {
  arrayValue?: Resolver<Maybe<Array<Maybe<ResolversTypes['scalarValue']>>>, ParentType, ContextType>;
  booleanValue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dateValue?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  numberValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  objectValue?: Resolver<Maybe<Array<Maybe<ResolversTypes['keyValue']>>>, ParentType, ContextType>;
  stringValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type secondFactorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['secondFactor'] = ResolversParentTypes['secondFactor']> = {
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type seenInputValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['seenInputValue'] = ResolversParentTypes['seenInputValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type sentMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['sentMail'] = ResolversParentTypes['sentMail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['mailRecipient']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['mailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type sentMailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['sentMails'] = ResolversParentTypes['sentMails']> = {
  list?: Resolver<Array<ResolversTypes['sentMail']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type sessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['session'] = ResolversParentTypes['session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type sessionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['sessions'] = ResolversParentTypes['sessions']> = {
  list?: Resolver<Array<ResolversTypes['session']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type smsLengthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['smsLength'] = ResolversParentTypes['smsLength']> = {
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitsPerSegment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type smsRenderedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['smsRendered'] = ResolversParentTypes['smsRendered']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['smsLength']>, ParentType, ContextType>;
};

export type smsRenderedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['smsRenderedResult'] = ResolversParentTypes['smsRenderedResult']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['smsRendered']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type smsTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['smsTemplate'] = ResolversParentTypes['smsTemplate']> = {
  bodyLiquid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type soldProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['soldProduct'] = ResolversParentTypes['soldProduct']> = {
  product?: Resolver<Maybe<ResolversTypes['product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['productId'], ParentType, ContextType>;
};

export type stringResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['stringResult'] = ResolversParentTypes['stringResult']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  missingVariables?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['renderWarning']>>, ParentType, ContextType>;
};

export type taxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['tax'] = ResolversParentTypes['tax']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flat?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  formattedFlat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedNewPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedOriginalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type templateDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templateDraft'] = ResolversParentTypes['templateDraft']> = {
  baseRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentJsonString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type templateImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templateImport'] = ResolversParentTypes['templateImport']> = {
  completedAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['fileImportItem']>, ParentType, ContextType>;
  missingFiles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['templateImportItem']>, ParentType, ContextType>;
};

export type templateImportChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templateImportChange'] = ResolversParentTypes['templateImportChange']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['templatePart'], ParentType, ContextType>;
};

export type templateImportItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templateImportItem'] = ResolversParentTypes['templateImportItem']> = {
  action?: Resolver<ResolversTypes['importAction'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['templateImportChange']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['itemDifferenceEntry']>, ParentType, ContextType, Partial<templateImportItemdifferencesArgs>>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['errors']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type templateInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templateInterface'] = ResolversParentTypes['templateInterface']> = {
  __resolveType: TypeResolveFn<'dynamicTemplate' | 'emailMjmlTemplate' | 'functionTemplate' | 'notificationTemplate' | 'pdfDrawingTemplate' | 'smsTemplate' | 'wkhtmltopdfTemplate', ParentType, ContextType>;
};

export type templatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['templates'] = ResolversParentTypes['templates']> = {
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['templateInterface']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type tenantLimitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['tenantLimit'] = ResolversParentTypes['tenantLimit']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type tenantLoginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['tenantLogin'] = ResolversParentTypes['tenantLogin']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['roleEnumeration'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['loginStateEnumeration'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type tenantSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['tenantSettings'] = ResolversParentTypes['tenantSettings']> = {
  approvals?: Resolver<Array<ResolversTypes['kindApprovals']>, ParentType, ContextType>;
  changeControl?: Resolver<ResolversTypes['changeControlEnumeration'], ParentType, ContextType>;
  hosts?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type tenantUsageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['tenantUsage'] = ResolversParentTypes['tenantUsage']> = {
  limits?: Resolver<Array<ResolversTypes['tenantLimit']>, ParentType, ContextType>;
};

export type tokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['token'] = ResolversParentTypes['token']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolmentToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type transactionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['transaction'] = ResolversParentTypes['transaction']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['currencyCodeEnumeration']>, ParentType, ContextType>;
  dateTime?: Resolver<Maybe<ResolversTypes['DateTimeOffset']>, ParentType, ContextType>;
  dueDateTime?: Resolver<Maybe<ResolversTypes['DateTimeOffset']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<Array<Maybe<ResolversTypes['fact']>>>, ParentType, ContextType>;
  formattedTransaction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['paymentMethod']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<Maybe<ResolversTypes['note']>>>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['policy']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type transactionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['transactions'] = ResolversParentTypes['transactions']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Maybe<Array<Maybe<ResolversTypes['transaction']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type underwritingDecisionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['underwritingDecision'] = ResolversParentTypes['underwritingDecision']> = {
  appliedDefaults?: Resolver<Maybe<Array<ResolversTypes['appliedDefault']>>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  firedRules?: Resolver<Maybe<Array<ResolversTypes['firedRule']>>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Maybe<Array<ResolversTypes['decisionReason']>>, ParentType, ContextType>;
  referrals?: Resolver<Maybe<Array<ResolversTypes['referral']>>, ParentType, ContextType>;
  rejectionCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  resultJsonString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['inputWarning']>>, ParentType, ContextType>;
};

export type unknownValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['unknownValue'] = ResolversParentTypes['unknownValue']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type urlRoutingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['urlRouting'] = ResolversParentTypes['urlRouting']> = {
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regexPattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type usingComponentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['usingComponent'] = ResolversParentTypes['usingComponent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type visitorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitor'] = ResolversParentTypes['visitor']> = {
  documents?: Resolver<Array<ResolversTypes['documentOfApp']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChangeRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReadPolicies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReadRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type visitorFactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorFact'] = ResolversParentTypes['visitorFact']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type visitorPoliciesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorPolicies'] = ResolversParentTypes['visitorPolicies']> = {
  list?: Resolver<Array<ResolversTypes['visitorPolicy']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type visitorPolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorPolicy'] = ResolversParentTypes['visitorPolicy']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  exclusions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  formattedPremium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insuredNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type visitorRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorRequest'] = ResolversParentTypes['visitorRequest']> = {
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['visitorFact']>, ParentType, ContextType>;
  formattedPremium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referrals?: Resolver<Maybe<Array<ResolversTypes['referral']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type visitorRequestsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorRequests'] = ResolversParentTypes['visitorRequests']> = {
  list?: Resolver<Array<ResolversTypes['visitorRequest']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type visitorTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['visitorToken'] = ResolversParentTypes['visitorToken']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  errors_2?: Resolver<Maybe<Array<ResolversTypes['errors']>>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type wkhtmltopdfTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['wkhtmltopdfTemplate'] = ResolversParentTypes['wkhtmltopdfTemplate']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['templateDraft']>, ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footerSettings?: Resolver<Maybe<ResolversTypes['headerFooter']>, ParentType, ContextType>;
  graphQlQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerSettings?: Resolver<Maybe<ResolversTypes['headerFooter']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFitToPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTagged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['login']>, ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['liveStateEnumeration']>, ParentType, ContextType>;
  logicalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marginSettings?: Resolver<Maybe<ResolversTypes['marginSettings']>, ParentType, ContextType>;
  minimumPrintSizePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['orientationEnumeration']>, ParentType, ContextType>;
  ownerPasswordLiquid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageSize?: Resolver<Maybe<ResolversTypes['pageSizeEnumeration']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordLiquid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['pdfPermissionEnumeration']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshotNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  templateView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type workbookChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['workbookChange'] = ResolversParentTypes['workbookChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shownAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type workbookChangeCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['workbookChangeCounts'] = ResolversParentTypes['workbookChangeCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  constants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formulas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type workbookComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['workbookComparison'] = ResolversParentTypes['workbookComparison']> = {
  changes?: Resolver<Array<ResolversTypes['workbookChange']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['workbookChangeCounts'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outputs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Byte?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DateTimeOffset?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  address?: addressResolvers<ContextType>;
  apiKey?: apiKeyResolvers<ContextType>;
  apiKeyProduct?: apiKeyProductResolvers<ContextType>;
  app?: appResolvers<ContextType>;
  appliedDefault?: appliedDefaultResolvers<ContextType>;
  apps?: appsResolvers<ContextType>;
  askedInput?: askedInputResolvers<ContextType>;
  attachmentReference?: attachmentReferenceResolvers<ContextType>;
  attachmentTemplate?: attachmentTemplateResolvers<ContextType>;
  beginSecondFactorResult?: beginSecondFactorResultResolvers<ContextType>;
  benefit?: benefitResolvers<ContextType>;
  benefitGraph?: benefitGraphResolvers<ContextType>;
  benefitOption?: benefitOptionResolvers<ContextType>;
  benefitsResult?: benefitsResultResolvers<ContextType>;
  buckets?: bucketsResolvers<ContextType>;
  callFunctionResult?: callFunctionResultResolvers<ContextType>;
  calledFunction?: calledFunctionResolvers<ContextType>;
  case?: caseResolvers<ContextType>;
  caseNote?: caseNoteResolvers<ContextType>;
  caseResult?: caseResultResolvers<ContextType>;
  cases?: casesResolvers<ContextType>;
  changedItem?: changedItemResolvers<ContextType>;
  changedItems?: changedItemsResolvers<ContextType>;
  cmsComponentRoute?: cmsComponentRouteResolvers<ContextType>;
  cmsConfig?: cmsConfigResolvers<ContextType>;
  cmsGuestLoginCredentials?: cmsGuestLoginCredentialsResolvers<ContextType>;
  cmsHeadConfig?: cmsHeadConfigResolvers<ContextType>;
  cmsRouteWarning?: cmsRouteWarningResolvers<ContextType>;
  cmsScriptConfig?: cmsScriptConfigResolvers<ContextType>;
  cmsVisitors?: cmsVisitorsResolvers<ContextType>;
  codeRule?: codeRuleResolvers<ContextType>;
  company?: companyResolvers<ContextType>;
  compareFunctionWorkbookResult?: compareFunctionWorkbookResultResolvers<ContextType>;
  comparedFunctionCall?: comparedFunctionCallResolvers<ContextType>;
  component?: componentResolvers<ContextType>;
  componentFailure?: componentFailureResolvers<ContextType>;
  componentFailures?: componentFailuresResolvers<ContextType>;
  componentPreview?: componentPreviewResolvers<ContextType>;
  componentUsage?: componentUsageResolvers<ContextType>;
  componentUsingApp?: componentUsingAppResolvers<ContextType>;
  componentVersion?: componentVersionResolvers<ContextType>;
  components?: componentsResolvers<ContextType>;
  confirmSecondFactorResult?: confirmSecondFactorResultResolvers<ContextType>;
  contact?: contactResolvers<ContextType>;
  createApiKeyResult?: createApiKeyResultResolvers<ContextType>;
  createdStatus?: createdStatusResolvers<ContextType>;
  createdStatusResult?: createdStatusResultResolvers<ContextType>;
  decisionReason?: decisionReasonResolvers<ContextType>;
  decisionTableFromDmnResult?: decisionTableFromDmnResultResolvers<ContextType>;
  decisionTableToDmnResult?: decisionTableToDmnResultResolvers<ContextType>;
  deletedItem?: deletedItemResolvers<ContextType>;
  deletedItems?: deletedItemsResolvers<ContextType>;
  discount?: discountResolvers<ContextType>;
  documentOfApp?: documentOfAppResolvers<ContextType>;
  dynamicTemplate?: dynamicTemplateResolvers<ContextType>;
  dynamicValue?: dynamicValueResolvers<ContextType>;
  emailAttachment?: emailAttachmentResolvers<ContextType>;
  emailFinding?: emailFindingResolvers<ContextType>;
  emailMjmlTemplate?: emailMjmlTemplateResolvers<ContextType>;
  emailPreview?: emailPreviewResolvers<ContextType>;
  emailPreviewResult?: emailPreviewResultResolvers<ContextType>;
  emailRendered?: emailRenderedResolvers<ContextType>;
  emailRenderedResult?: emailRenderedResultResolvers<ContextType>;
  engine?: engineResolvers<ContextType>;
  entityInterface?: entityInterfaceResolvers<ContextType>;
  errors?: errorsResolvers<ContextType>;
  evaluateLogicResult?: evaluateLogicResultResolvers<ContextType>;
  evaluatedLogic?: evaluatedLogicResolvers<ContextType>;
  exclusion?: exclusionResolvers<ContextType>;
  exportedDecision?: exportedDecisionResolvers<ContextType>;
  exportedProducts?: exportedProductsResolvers<ContextType>;
  exportedRelease?: exportedReleaseResolvers<ContextType>;
  exportedTemplates?: exportedTemplatesResolvers<ContextType>;
  fact?: factResolvers<ContextType>;
  failedMail?: failedMailResolvers<ContextType>;
  failedMails?: failedMailsResolvers<ContextType>;
  fileImportItem?: fileImportItemResolvers<ContextType>;
  fileListing?: fileListingResolvers<ContextType>;
  fileSummary?: fileSummaryResolvers<ContextType>;
  firedRule?: firedRuleResolvers<ContextType>;
  font?: fontResolvers<ContextType>;
  fontFamily?: fontFamilyResolvers<ContextType>;
  fontFile?: fontFileResolvers<ContextType>;
  functionCallOutcome?: functionCallOutcomeResolvers<ContextType>;
  functionCell?: functionCellResolvers<ContextType>;
  functionColumnWidth?: functionColumnWidthResolvers<ContextType>;
  functionComparison?: functionComparisonResolvers<ContextType>;
  functionDifference?: functionDifferenceResolvers<ContextType>;
  functionField?: functionFieldResolvers<ContextType>;
  functionFieldItem?: functionFieldItemResolvers<ContextType>;
  functionInput?: functionInputResolvers<ContextType>;
  functionOutput?: functionOutputResolvers<ContextType>;
  functionRefusal?: functionRefusalResolvers<ContextType>;
  functionRenderOutput?: functionRenderOutputResolvers<ContextType>;
  functionSavedCall?: functionSavedCallResolvers<ContextType>;
  functionSheet?: functionSheetResolvers<ContextType>;
  functionSheetResult?: functionSheetResultResolvers<ContextType>;
  functionSheetWindow?: functionSheetWindowResolvers<ContextType>;
  functionTemplate?: functionTemplateResolvers<ContextType>;
  functionWorkbook?: functionWorkbookResolvers<ContextType>;
  headerFooter?: headerFooterResolvers<ContextType>;
  historySettings?: historySettingsResolvers<ContextType>;
  identity?: identityResolvers<ContextType>;
  importProductResult?: importProductResultResolvers<ContextType>;
  importTemplatesResult?: importTemplatesResultResolvers<ContextType>;
  importedDecision?: importedDecisionResolvers<ContextType>;
  indicativePrice?: indicativePriceResolvers<ContextType>;
  individual?: individualResolvers<ContextType>;
  inputMismatch?: inputMismatchResolvers<ContextType>;
  inputProposal?: inputProposalResolvers<ContextType>;
  inputTrial?: inputTrialResolvers<ContextType>;
  inputWarning?: inputWarningResolvers<ContextType>;
  insurer?: insurerResolvers<ContextType>;
  internal?: internalResolvers<ContextType>;
  itemDifference?: itemDifferenceResolvers<ContextType>;
  itemDifferenceEntry?: itemDifferenceEntryResolvers<ContextType>;
  itemEdit?: itemEditResolvers<ContextType>;
  itemSnapshot?: itemSnapshotResolvers<ContextType>;
  itemSnapshots?: itemSnapshotsResolvers<ContextType>;
  itemUse?: itemUseResolvers<ContextType>;
  itemUses?: itemUsesResolvers<ContextType>;
  keyValue?: keyValueResolvers<ContextType>;
  kindApprovals?: kindApprovalsResolvers<ContextType>;
  l10nText?: l10nTextResolvers<ContextType>;
  loading?: loadingResolvers<ContextType>;
  loadingCodeName?: loadingCodeNameResolvers<ContextType>;
  login?: loginResolvers<ContextType>;
  logins?: loginsResolvers<ContextType>;
  logoUrls?: logoUrlsResolvers<ContextType>;
  mailRecipient?: mailRecipientResolvers<ContextType>;
  mailSenders?: mailSendersResolvers<ContextType>;
  marginSettings?: marginSettingsResolvers<ContextType>;
  me?: meResolvers<ContextType>;
  missingTexts?: missingTextsResolvers<ContextType>;
  neededItem?: neededItemResolvers<ContextType>;
  note?: noteResolvers<ContextType>;
  notificationTemplate?: notificationTemplateResolvers<ContextType>;
  object?: objectResolvers<ContextType>;
  pdfDrawing?: pdfDrawingResolvers<ContextType>;
  pdfDrawingTemplate?: pdfDrawingTemplateResolvers<ContextType>;
  pdfForm?: pdfFormResolvers<ContextType>;
  pdfFormField?: pdfFormFieldResolvers<ContextType>;
  pdfFormPage?: pdfFormPageResolvers<ContextType>;
  pdfFormRefusal?: pdfFormRefusalResolvers<ContextType>;
  pdfRenderedResult?: pdfRenderedResultResolvers<ContextType>;
  point?: pointResolvers<ContextType>;
  policies?: policiesResolvers<ContextType>;
  policy?: policyResolvers<ContextType>;
  previewComponent?: previewComponentResolvers<ContextType>;
  previewText?: previewTextResolvers<ContextType>;
  priceExplanation?: priceExplanationResolvers<ContextType>;
  priceExplanationStep?: priceExplanationStepResolvers<ContextType>;
  pricing?: pricingResolvers<ContextType>;
  printedDocument?: printedDocumentResolvers<ContextType>;
  product?: productResolvers<ContextType>;
  productId?: productIdResolvers<ContextType>;
  productImport?: productImportResolvers<ContextType>;
  productImportChange?: productImportChangeResolvers<ContextType>;
  productImportItem?: productImportItemResolvers<ContextType>;
  productInputs?: productInputsResolvers<ContextType>;
  productUse?: productUseResolvers<ContextType>;
  productUses?: productUsesResolvers<ContextType>;
  products?: productsResolvers<ContextType>;
  proposal?: proposalResolvers<ContextType>;
  question?: questionResolvers<ContextType>;
  questionChoice?: questionChoiceResolvers<ContextType>;
  questionnaire?: questionnaireResolvers<ContextType>;
  rateTable?: rateTableResolvers<ContextType>;
  rateTableKey?: rateTableKeyResolvers<ContextType>;
  rateTableProblem?: rateTableProblemResolvers<ContextType>;
  rateTableResult?: rateTableResultResolvers<ContextType>;
  rateTableRows?: rateTableRowsResolvers<ContextType>;
  rateTableValue?: rateTableValueResolvers<ContextType>;
  recoveryCodesResult?: recoveryCodesResultResolvers<ContextType>;
  referral?: referralResolvers<ContextType>;
  rejectionCodeName?: rejectionCodeNameResolvers<ContextType>;
  release?: releaseResolvers<ContextType>;
  releaseApproval?: releaseApprovalResolvers<ContextType>;
  releaseChange?: releaseChangeResolvers<ContextType>;
  releaseChangedItem?: releaseChangedItemResolvers<ContextType>;
  releaseChangedItems?: releaseChangedItemsResolvers<ContextType>;
  releaseGate?: releaseGateResolvers<ContextType>;
  releaseImport?: releaseImportResolvers<ContextType>;
  releaseImportItem?: releaseImportItemResolvers<ContextType>;
  releaseItem?: releaseItemResolvers<ContextType>;
  releaseOrigin?: releaseOriginResolvers<ContextType>;
  releases?: releasesResolvers<ContextType>;
  renderWarning?: renderWarningResolvers<ContextType>;
  result?: resultResolvers<ContextType>;
  savedDrawings?: savedDrawingsResolvers<ContextType>;
  scalarValue?: scalarValueResolvers<ContextType>;
  secondFactor?: secondFactorResolvers<ContextType>;
  seenInputValue?: seenInputValueResolvers<ContextType>;
  sentMail?: sentMailResolvers<ContextType>;
  sentMails?: sentMailsResolvers<ContextType>;
  session?: sessionResolvers<ContextType>;
  sessions?: sessionsResolvers<ContextType>;
  smsLength?: smsLengthResolvers<ContextType>;
  smsRendered?: smsRenderedResolvers<ContextType>;
  smsRenderedResult?: smsRenderedResultResolvers<ContextType>;
  smsTemplate?: smsTemplateResolvers<ContextType>;
  soldProduct?: soldProductResolvers<ContextType>;
  stringResult?: stringResultResolvers<ContextType>;
  tax?: taxResolvers<ContextType>;
  templateDraft?: templateDraftResolvers<ContextType>;
  templateImport?: templateImportResolvers<ContextType>;
  templateImportChange?: templateImportChangeResolvers<ContextType>;
  templateImportItem?: templateImportItemResolvers<ContextType>;
  templateInterface?: templateInterfaceResolvers<ContextType>;
  templates?: templatesResolvers<ContextType>;
  tenantLimit?: tenantLimitResolvers<ContextType>;
  tenantLogin?: tenantLoginResolvers<ContextType>;
  tenantSettings?: tenantSettingsResolvers<ContextType>;
  tenantUsage?: tenantUsageResolvers<ContextType>;
  token?: tokenResolvers<ContextType>;
  transaction?: transactionResolvers<ContextType>;
  transactions?: transactionsResolvers<ContextType>;
  underwritingDecision?: underwritingDecisionResolvers<ContextType>;
  unknownValue?: unknownValueResolvers<ContextType>;
  urlRouting?: urlRoutingResolvers<ContextType>;
  usingComponent?: usingComponentResolvers<ContextType>;
  visitor?: visitorResolvers<ContextType>;
  visitorFact?: visitorFactResolvers<ContextType>;
  visitorPolicies?: visitorPoliciesResolvers<ContextType>;
  visitorPolicy?: visitorPolicyResolvers<ContextType>;
  visitorRequest?: visitorRequestResolvers<ContextType>;
  visitorRequests?: visitorRequestsResolvers<ContextType>;
  visitorToken?: visitorTokenResolvers<ContextType>;
  wkhtmltopdfTemplate?: wkhtmltopdfTemplateResolvers<ContextType>;
  workbookChange?: workbookChangeResolvers<ContextType>;
  workbookChangeCounts?: workbookChangeCountsResolvers<ContextType>;
  workbookComparison?: workbookComparisonResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  cost?: costDirectiveResolver<any, any, ContextType>;
  forCustomers?: forCustomersDirectiveResolver<any, any, ContextType>;
  forGuests?: forGuestsDirectiveResolver<any, any, ContextType>;
  forStaff?: forStaffDirectiveResolver<any, any, ContextType>;
  inTemplates?: inTemplatesDirectiveResolver<any, any, ContextType>;
  list?: listDirectiveResolver<any, any, ContextType>;
  maxItems?: maxItemsDirectiveResolver<any, any, ContextType>;
  maxLength?: maxLengthDirectiveResolver<any, any, ContextType>;
};
