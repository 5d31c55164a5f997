import { templateEditsMax } from '@coverwright/component-tree/template-difference';
import { drawingLimits } from '@coverwright/insurance/drawing-box';
import { printSizePercent } from '@coverwright/insurance/paper-sizes';
import { filledTextMaxLength } from '@coverwright/insurance/benefit-text';
import { familyMaxLength, fontLimits } from '@coverwright/render/font-face';
import { formLimits } from '@coverwright/render/pdf-drawing';
import { slowLimits } from '@coverwright/render/processor-time';
import { threadPoolLimits } from '@coverwright/render/thread-limits';
import { decisionLimits, defaultLimits, tableLimits } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { limitsOfRating } from './limits-of-rating.ts';
import { lineMaxBytes } from '../admin/read-lines.ts';
import { threadLimits } from '../calculation/calculation-threads.ts';
import { xmlLimits } from '../calculation/dmn/read-xml.ts';
import { recentLimits } from '../calculation/prices/recent-prices.ts';
import { budget } from '../calculation/within-budget.ts';
import { statementTimeoutMs } from '../database/connection/transaction.ts';
import { connectionLimits as databaseLimits } from '../database/connection/connection-turns.ts';
import {
  messageMaxLength,
  pathMaxLength as problemPathMaxLength,
  problemsMaxBytes,
} from '../errors/bounded-problems.ts';
import { comparedNodesMax, differencesMax } from '@coverwright/rules/difference';
import { changeMaxBytes } from '../errors/tenant-limits.ts';
import { pageMax } from '../request/bounded-page.ts';
import { historyLimits, labelMaxLength } from '../features/history/history.ts';
import { itemMaxBytes } from '../recording/read-item.ts';
import { cachedPartsMaxBytes } from '../states/released-states.service.ts';
import { seriesMs } from '../recording/next-snapshot.ts';
import { seriesMax, unusedMs } from '../features/history/thinning.service.ts';
import { retentionDefaults, retentionMax } from '../features/history/settings/history-settings.ts';
import { entriesMax } from '../snapshots/json-difference.ts';
import { logicTextMaxLength } from '../snapshots/logic-difference.ts';
import { jsonTextMaxLength } from '../errors/validate-json-text.ts';
import { apiKeysMax, nameMaxLength as keyNameMaxLength } from '../features/api-keys/api-key.ts';
import { expiryMaxYears, keyProductsMax } from '../features/api-keys/key-limits.ts';
import { keysRememberedMax } from '../features/api-keys/key-guard.service.ts';
import { accessTokenLifetimeSeconds, verifiedMaxBytes } from '../features/auth/sessions/access-token.ts';
import {
  attemptsWithoutDelay,
  delayMaxMs,
  delayStepMs,
  limitsByKind,
} from '../features/auth/sign-in/attempt-limits.ts';
import { hostChecksMax } from '../features/auth/sign-in/attempts.service.ts';
import { newRecoveryCodes, periodSeconds } from '../features/auth/second-factor/one-time-code.ts';
import { sessionLifetimeMs } from '../features/auth/sessions/open-session.service.ts';
import { lengthMax as passwordMaxLength, lengthMin as passwordMinLength } from '../features/auth/passwords/password.ts';
import { resetLinkLifetimeMinutes } from '../features/auth/passwords/reset-mail.ts';
import { pendingMs } from '../features/auth/second-factor/second-factor.service.ts';
import { listedMax } from '../features/auth/sessions/sessions.service.ts';
import { keyMaxBytes, segmentMaxBytes } from '../features/files/file-key.ts';
import { fontsMax } from '../features/files/fonts/fonts.service.ts';
import { patternMaxLength, searchResultsMax } from '../features/files/list/file-list.service.ts';
import { uploadLimits, uploadMaxBytes } from '../features/files/upload/upload.service.ts';
import { idMaxLength, listMaxLength, sortableTextMaxLength, textMaxLength } from '../features/import/field-shapes.ts';
import { keyMaxLength, localeMaxLength, textLocalesMax, valueMaxBytes } from '../features/l10n/text.ts';
import { attemptsMax as mailAttemptsMax, sendingMax } from '../features/mail/outbox.service.ts';
import * as mails from '../features/notifications/notification.ts';
import * as requestedMails from '../features/mail/sending/requested-mails.service.ts';
import { sendersMax } from '../features/mail/sending/senders.service.ts';
import { smtpTimesMs } from '../features/mail/smtp.adapter.ts';
import { publishedAppLimits } from '../features/published-apps/published-apps.service.ts';
import { lengthMax as compiledMaxLength } from '../features/product-api/compiled-products.service.ts';
import { versionsRememberedMax } from '../features/product-api/known-versions.service.ts';
import { benefitLevelsMax, benefitsMax } from '../features/benefits/benefit-rules.ts';
import { keyMaxLength as benefitKeyMaxLength, parentOptionKeysMax } from '../features/benefits/benefit.ts';
import {
  idPartMaxLength,
  nameMaxLength as productNameMaxLength,
  statusMaxLength,
} from '../features/products/product.ts';
import { importUnpackedMaxBytes } from '../features/files/transfer/import-files.service.ts';
import { productFileLimits } from '../features/product-content/transfer/product-file.ts';
import { servedAppLimits } from '../features/releases/serving/served-apps.service.ts';
import { passwordMaxBytes } from '../features/templates/documents/document-passwords.ts';
import * as emails from '../features/templates/kinds/email-mjml/email-mjml.ts';
import {
  addressMaxLength,
  boxMinMm,
  fontNameMaxLength,
  fontSizeMax,
  lengthMaxMm,
} from '../features/templates/kinds/html-pdf/validate-html-pdf.ts';
import { formFactsMaxBytes } from '../features/templates/kinds/pdf-drawing/pdf-forms.service.ts';
import {
  familyNameMaxLength,
  fieldNameMaxLength,
  fileKeyMaxLength,
} from '../features/templates/kinds/pdf-drawing/validate-drawing.ts';
import { nameMaxLength as contentNameMaxLength } from '../features/templates/rendering/render-input.ts';
import {
  descriptionMaxLength,
  logicalIdMaxLength,
  nameMaxLength as templateNameMaxLength,
  templateTextMaxBytes,
} from '../features/templates/template.ts';
import { looksMax } from '../features/tenants/host-proof.service.ts';
import { defaultMaxItems, defaultMaxLength, problemsMax } from '../graphql/limits/argument-limits.ts';
import { documentLimits } from '../graphql/limits/document-limits.ts';
import { cacheMaxBytes, locatedMaxLength } from '../graphql/documents/documents.ts';
import { whereMaxConditions, whereMaxDepth } from '../request/list-arguments.ts';
import { resultMaxBytes } from '../graphql/documents/read-query.ts';
import { errorsMax } from '../graphql/documents/variables.ts';
import { drainLimits } from '../http/drain-connections.ts';
import { connectionLimits } from '../http/limits/connection-limits.ts';
import { drainMs } from '../start/start-server.ts';
import { forwardedForMaxEntries, forwardedForMaxLength } from '../http/forwarding/forwarding.ts';
import { strangerTokensMax, validationErrorsMax } from '../endpoints/graphql/graphql-endpoint.ts';
import { errorsMaxBytes, locationsMax, pathMaxLength } from '../endpoints/graphql/graphql-errors.ts';
import { headersTimeoutMs, requestTimeoutMs } from '../http/http-server.ts';
import { lingerMs } from '../http/limits/leave-body.ts';
import { passMs } from '../http/limits/main-thread.ts';
import { bodyLimits, bodyTurnLimits } from '../http/limits/request-bodies.ts';
import { localesMax, userAgentLengthMax } from '../http/request-facts.ts';
import { fieldsMax } from '../features/files/upload/upload-form.adapter.ts';
import { jobLimits } from '../jobs/jobs.ts';
import * as outbound from '../network/outbound.adapter.ts';
import { addressesMax, anonymousRequestsMax, anonymousRequestsPerSecond } from '../request/address-allowances.ts';
import { answerLimits } from '../request/answer-budget.ts';
import { byteLimits } from '../limits/byte-meter.ts';
import { limitsOfApps } from './limits-of-apps.ts';
import { limitsOfTables } from './limits-of-tables.ts';
import { limitsOfFunctions } from './limits-of-functions.ts';
import { typeDefinitions } from '../graphql/schema/type-definitions.ts';
import { documentedLimits, documentedRows, documentedSections } from './documented-limits.ts';
import { templateFileLimits } from '../features/templates/transfer/template-file.ts';
import { stylesMaxLength } from '../features/templates/content/used-files.ts';
import { addressesMax as templateAddressesMax } from '../snapshots/file-addresses.ts';
import { namesMax as shownNamesMax } from '../snapshots/difference.ts';
import { problemsMax as shownProblemsMax } from '../snapshots/import-plan.ts';
import { problemsMax as fileProblemsMax } from '../snapshots/transfer-file.ts';

const { requestBytes, storedBytes: templateBytes, ...templateLimits } = templateFileLimits;
const { storedBytes: productBytes, ...productLimits } = productFileLimits;

const mebibyte = 1024 * 1024;

const { calculation, reading: _reading, answer: _answer, ...counts } = documentLimits;

/** Every table of limits enforced by the server itself, row by row: a missing row or a different number fails. */
const limitsBySection: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...limitsOfApps,
  ...limitsOfTables,
  ...limitsOfFunctions,
  'One request': {
    'body size': bodyLimits.bytes,
    'body size … without credentials': bodyLimits.anonymousBytes,
    'time of a body': bodyLimits.timeoutMs,
    'time of the headers': headersTimeoutMs,
    'time of an upload': requestTimeoutMs,
    operations: 1,
    ...counts,
    'tokens … without a sign-in': strangerTokensMax,
    calculation: calculation * 1000,
    reading: byteLimits.reading * mebibyte,
    answer: byteLimits.answer * mebibyte,
    statement: statementTimeoutMs,
    'where: depth': whereMaxDepth,
    'where: conditions': whereMaxConditions,
    locales: localesMax,
    'forwarded addresses': forwardedForMaxEntries,
    'forwarded addresses … characters': forwardedForMaxLength,
    'user agent': userAgentLengthMax,
    pass: passMs,
  },
  'Errors in a response': {
    message: messageMaxLength,
    'path of a problem': problemPathMaxLength,
    problems: problemsMaxBytes,
    errors: errorsMaxBytes,
    'path of an error': pathMaxLength,
    'positions of an error': locationsMax,
    'errors of variables': errorsMax,
    'errors of validation': validationErrorsMax,
    'problems of arguments': problemsMax,
    'document with positions': locatedMaxLength,
  },
  'Requests without a sign-in': {
    requests: anonymousRequestsMax,
    'requests … per second': anonymousRequestsPerSecond,
    addresses: addressesMax,
    'time after a refusal': lingerMs,
  },
  Connections: {
    connections: connectionLimits.total,
    'connections … reserved': connectionLimits.reserved,
    'connections … per address': connectionLimits.perNetwork,
    'time to first request': connectionLimits.silentMs,
    'stop: quiet': drainLimits.quietMs,
    'stop: quiet … at most': drainLimits.lingerMs,
    'stop: quiet … requests': drainMs,
  },
  'Long requests': {
    'long body': bodyLimits.anonymousBytes,
    'bodies being read': bodyTurnLimits.places,
    'waiting bodies': bodyTurnLimits.waiting,
    'waiting bodies … per user': bodyTurnLimits.waitingOfUser,
    'waiting bodies … time': bodyTurnLimits.waitMs,
  },
  'Responses being sent': {
    memory: answerLimits.totalBytes,
    // Shared fairly: a tenant may hold as much as it leaves free, and a user as much as is left to colleagues.
    'memory … per tenant': answerLimits.totalBytes / 2,
    'memory … per user': answerLimits.totalBytes / 4,
    'short response': answerLimits.countedBytes,
    'stalled time': answerLimits.stallMs,
  },
  'Shared resources': {
    'waiting for a connection': databaseLimits.waiting,
    'waiting for a connection … per user': databaseLimits.waitingOfUser,
    'waiting for a connection … time': databaseLimits.waitMs,
    'waiting for a thread': threadPoolLimits.waiting,
    'waiting for a thread … per user': threadPoolLimits.waitingOfUser,
    'waiting for a thread … time': threadPoolLimits.waitMs,
  },
  'Processor time': {
    'time by the clock': slowLimits.leastMs,
    'time by the clock … attempts': 2,
    starting: slowLimits.startMs,
    'starting … of a browser': slowLimits.browserMs,
    'starting … given up': slowLimits.lostMs,
  },
  'Memory of an instance': {
    'hosts of apps': servedAppLimits.hosts,
    'pages of releases': servedAppLimits.pageBytes,
    'parsed documents': cacheMaxBytes,
    'compiled products': compiledMaxLength,
    'product versions': versionsRememberedMax,
    'prices by GraphQL': recentLimits.count,
    'prices by GraphQL … characters': recentLimits.length,
    'verified tokens': verifiedMaxBytes,
    'API keys': keysRememberedMax,
    hosts: publishedAppLimits.hosts,
    'hosts … time': publishedAppLimits.hostMs,
    'assets of apps': publishedAppLimits.assetBytes,
    'assets of apps … each': publishedAppLimits.assetMaxBytes,
    'facts of forms': formFactsMaxBytes,
    'parts of states': cachedPartsMaxBytes,
  },
  'One product': {
    'levels of benefits': benefitLevelsMax,
    'benefits and options': benefitsMax,
    'parent option keys of each': parentOptionKeysMax,
    'characters of a formatted value': filledTextMaxLength,
    'characters of a type id, option key': benefitKeyMaxLength,
    'characters of plan, type, version': idPartMaxLength,
    'characters of a name': productNameMaxLength,
    'characters of a status': statusMaxLength,
  },
  'One product file': {
    ...productLimits,
    stored: productBytes,
    problems: fileProblemsMax,
    'problems … shown': shownProblemsMax,
    names: shownNamesMax,
  },
  'One template file': {
    ...templateLimits,
    'bytes in a request': requestBytes,
    stored: templateBytes,
    unpacked: importUnpackedMaxBytes,
    styles: stylesMaxLength,
    addresses: templateAddressesMax,
    'addresses … shown': shownNamesMax,
    problems: fileProblemsMax,
    'problems … shown': shownProblemsMax,
    names: shownNamesMax,
  },
  Translations: { key: keyMaxLength, text: valueMaxBytes, locale: localeMaxLength, locales: textLocalesMax },
  'One evaluation of logic': {
    steps: defaultLimits.maxIterations,
    'depth of logic': defaultLimits.maxDepth,
    nodes: defaultLimits.maxRuleNodes,
    text: defaultLimits.maxTextLength,
    result: defaultLimits.maxResultNodes,
    'result … depth': defaultLimits.maxResultDepth,
    'table: rows': tableLimits.maxRows,
    'table: keys': tableLimits.maxKeys,
    'table: columns': tableLimits.maxColumns,
    'table: text': tableLimits.maxCellLength,
    'table: problems': tableLimits.maxProblems,
    'decision: rows': decisionLimits.maxRows,
    'decision: columns': decisionLimits.maxColumns,
    'decision: condition': decisionLimits.maxCellLength,
    'decision: text': decisionLimits.maxTextLength,
    'decision: reason': decisionLimits.maxReasonLength,
    'decision: conditions': decisionLimits.maxTests,
    'decision: problems': decisionLimits.maxProblems,
    'decision: elements': xmlLimits.elements,
    'decision: levels': xmlLimits.depth,
    'main thread: characters': budget.logicLength,
    'main thread: nodes': budget.nodes,
    'main thread: steps': budget.steps,
    'main thread: text': budget.textLength,
    'main thread: list': budget.items,
    'main thread: rows': budget.tableRows,
    'time in a thread': threadLimits.totalMs,
    'time in a thread … of a REST response': threadLimits.answerMs,
    'heap of a thread': threadLimits.heapMb * mebibyte,
  },
  'One template': {
    'bytes of a text': templateTextMaxBytes,
    name: templateNameMaxLength,
    description: descriptionMaxLength,
    'logical id': logicalIdMaxLength,
    'content, variables': jsonTextMaxLength,
    'name of the content': contentNameMaxLength,
    'result of the query': resultMaxBytes,
    'margins, spacing': lengthMaxMm,
    'margins, spacing … rest of the page': boxMinMm,
    'font size': fontSizeMax,
    'minimum print size': printSizePercent.most,
    'name of a font': fontNameMaxLength,
    address: addressMaxLength,
    password: passwordMaxBytes,
  },
  'PDF drawings': {
    'pages of a file': formLimits.pages,
    'time of a file': formLimits.totalMs,
    memory: formLimits.memoryMb * mebibyte,
    'listed fields': formLimits.fields,
    drawings: drawingLimits.drawings,
    'smallest side': drawingLimits.sideMin,
    coordinates: drawingLimits.coordinateMax,
    page: drawingLimits.pageMax,
    'font size': drawingLimits.fontSizeMax,
    'name of a font': familyNameMaxLength,
    'name of a field': fieldNameMaxLength,
    'key of a file': fileKeyMaxLength,
  },
  Files: {
    'size of an upload': uploadMaxBytes,
    'files of one form': 1,
    'fields of one form': fieldsMax,
    'bytes of a name, in UTF-8': segmentMaxBytes,
    'bytes of a key, in UTF-8': keyMaxBytes,
    'uploads at the same time': uploadLimits.places,
    'waiting uploads': uploadLimits.waiting,
    'waiting uploads … per user': uploadLimits.waitingOfUser,
    'waiting uploads … time': uploadLimits.waitMs,
    'results of a search': searchResultsMax,
    'characters of a search': patternMaxLength,
    'fonts for documents': fontsMax,
    'font, unpacked': fontLimits.unpackedBytes,
    'font, unpacked … one of its tables': fontLimits.tableBytes,
    'name of a font family': familyMaxLength,
  },
  'Background jobs': {
    run: jobLimits.maxSeconds * 1000,
    'lost run': jobLimits.lostSeconds * 1000,
    'ended run': jobLimits.storedSeconds * 1000,
  },
  'One tenant': {
    'texts of a change': changeMaxBytes,
    'API keys': apiKeysMax,
    'products of a key': keyProductsMax,
    'expiry of a key': expiryMaxYears,
    'name of a key': keyNameMaxLength,
    'failed mails': mailAttemptsMax,
  },
  History: {
    series: seriesMs,
    'states of a series': seriesMax,
    'unused contents': unusedMs,
    'all states': retentionDefaults.allDays,
    'daily states': retentionDefaults.dailyDays,
    'deleted items': retentionDefaults.trashDays,
    'own times': retentionMax.allDays,
    'own trash': retentionMax.trashDays,
    item: itemMaxBytes,
    page: pageMax,
    differences: entriesMax,
    value: historyLimits.shownLength,
    'nodes of logic': comparedNodesMax,
    'characters of logic': logicTextMaxLength,
    'edits of logic': differencesMax,
    'edits of a template': templateEditsMax,
    name: labelMaxLength,
  },
  'Sending emails': {
    recipients: mails.recipientsMax,
    'recipients of a user': requestedMails.userRecipientsMax,
    'bytes of a mail': mails.messageMaxBytes,
    'bytes of waiting mails': requestedMails.storedMaxBytes,
    'files by their keys': mails.attachedFilesMax,
    HTML: mails.htmlContentMaxBytes,
    attachments: emails.attachmentsMax,
    'name of an attachment': emails.fileNameMaxLength,
    subject: emails.subjectMaxLength,
    'unsubscribe link': emails.unsubscribeUrlMaxLength,
    senders: sendersMax,
    'mails at the same time': sendingMax,
    connection: smtpTimesMs.connection,
    greeting: smtpTimesMs.greeting,
    response: smtpTimesMs.response,
  },
  Imports: {
    line: lineMaxBytes,
    text: textMaxLength,
    'text … of sortable fields': sortableTextMaxLength,
    id: idMaxLength,
    list: listMaxLength,
  },
  'Sign-in and passwords': {
    'codes of a second factor': limitsByKind['second-factor'].byAccount ?? Infinity,
    'undelayed attempts': attemptsWithoutDelay,
    'undelayed attempts … delay of the next': delayStepMs,
    'undelayed attempts … longest delay': delayMaxMs,
    'access token': accessTokenLifetimeSeconds * 1000,
    session: sessionLifetimeMs,
    'recovery link': resetLinkLifetimeMinutes * 60_000,
    enrolment: pendingMs,
    'code of an authenticator': periodSeconds * 1000,
    'recovery codes': newRecoveryCodes().length,
    'listed sessions': listedMax,
    'password, shortest': passwordMinLength,
    'password, shortest … longest': passwordMaxLength,
  },
  Hosts: {
    'checks of a tenant': hostChecksMax,
    'checks at a time': looksMax,
    'addresses of a host': outbound.addressesMax,
    'time of the DNS': outbound.dnsTimeoutMs,
    'time of the DNS … attempts': outbound.dnsTries,
    'time of the file': outbound.fetchTimeoutMs,
    'bytes of the file': outbound.bodyMaxBytes,
    'bytes of the file … of its headers': outbound.headersMaxBytes,
  },
  ...limitsOfRating,
};

test.each(Object.entries(limitsBySection))(
  'docs/limits.md has the enforced limits of the section "%s"',
  (name, limits) => {
    expect(documentedLimits(name)).toEqual(limits);
  },
);

const argumentsSection = 'Texts and lists in arguments';

test('docs/limits.md lists the enforced limits of arguments', () => {
  const countsOf = (directive: string) =>
    [...typeDefinitions.join('\n').matchAll(new RegExp(`@${directive}\\(\\w+: (\\d+)\\)`, 'g'))].map(([, count]) =>
      Number(count),
    );
  const enforced = [defaultMaxLength, ...countsOf('maxLength'), defaultMaxItems, ...countsOf('maxItems')];
  const documented = Object.values(documentedLimits(argumentsSection));
  expect(new Set(documented)).toEqual(new Set(enforced));
});

test('every section of docs/limits.md with a table of limits is compared with the code', () => {
  const ofRender = ['One rendering of a template', 'Documents', 'One email'];
  const withLimits = documentedSections.filter((name) => Object.keys(documentedLimits(name)).length > 0);
  expect(withLimits.toSorted()).toEqual([...Object.keys(limitsBySection), argumentsSection, ...ofRender].toSorted());
});

test('docs/limits.md lists the enforced limits of attempts', () => {
  const rowOf = ({ byAccountAndAddress, byAddress, windowMinutes }: (typeof limitsByKind)['sign-in']) => [
    byAccountAndAddress,
    byAddress,
    windowMinutes * 60_000,
  ];
  expect(documentedRows('Sign-in and passwords', 'Attempts')).toEqual({
    'sign-in': rowOf(limitsByKind['sign-in']),
    'change of password': rowOf(limitsByKind['password-change']),
    'request of a recovery link': rowOf(limitsByKind['reset-request']),
    'use of a recovery link': rowOf(limitsByKind.reset),
    'request of a sign-in link': rowOf(limitsByKind['visitor-link']),
    'use of a sign-in link': rowOf(limitsByKind['visitor-code']),
    'second factor': rowOf(limitsByKind['second-factor']),
  });
});
