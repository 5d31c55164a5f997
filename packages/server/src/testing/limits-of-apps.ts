// The limits of apps, their releases and visitors, by section of docs/limits.md.
import { releaseFileLimits } from '../features/release-transfer/release-file.service.ts';
import { compileLimits } from '../publishing/compile-limits.ts';
import { jsonTextMaxLength } from '../errors/validate-json-text.ts';
import { appIdMaxLength, appNameMaxLength, senderNameMaxLength } from '../features/apps/app.ts';
import {
  allowedLocalesMax,
  credentialMaxLength,
  providersMaxBytes,
  themeMaxBytes,
} from '../features/apps/config/cms-config.ts';
import { elementsMax, scriptMaxBytes, scriptsMax, titleMaxLength } from '../features/apps/config/page-head.ts';
import { visitorDocumentsMax } from '../features/apps/config/visitor-settings.ts';
import { headerMaxLength } from '../features/apps/config/page-headers.ts';
import {
  parametersMax,
  pathMaxLength as pagePathMaxLength,
  routeLevelsMax,
  routeNameMaxLength,
  routesMax,
} from '../features/apps/config/page-routes.ts';
import {
  matchedPathMaxLength,
  patternMaxInstructions,
  patternMaxLength as pathPatternMaxLength,
} from '../features/apps/hosts/path-pattern.ts';
import { soldProductsMax } from '../features/apps/products/app-products.service.ts';
import { guestTokenLifetimeSeconds, visitorTokenLifetimeSeconds } from '../features/auth/sessions/access-token.ts';
import { signInAnswerMs } from '../features/auth/visitors/sign-in-links.service.ts';
import { signInLinkMinutes } from '../features/auth/visitors/sign-in-mail.ts';
import { visitorSessionsMax } from '../features/auth/visitors/visitor-sessions.service.ts';
import { attemptsMax as arrivalAttemptsMax } from '../features/requests/arrival-mails.service.ts';
import { caseLimits } from '../features/requests/case-input.ts';
import { updateLimits } from '../features/requests/requests.service.ts';
import { componentFailureLimits } from '../features/component-failures/component-failure.ts';
import { guestLimits } from '../features/guests/guests.service.ts';
import { limitsByKind } from '../features/auth/sign-in/attempt-limits.ts';
import { componentNameMaxLength } from '../features/components/component-name.ts';
import { templateMaxBytes as componentTemplateMaxBytes, usedNamesMax } from '../features/components/component.ts';
import { renamedUsersMax } from '../features/components/renamed-source.ts';
import { appReleaseLimits } from '../features/app-content/app-problems.ts';
import { releaseTurnLimits } from '../features/releases/create-release.service.ts';
import { namesMax } from '../snapshots/difference.ts';
import { dueMax } from '../features/releases/publishing/schedule.service.ts';
import {
  overrideReasonMaxLength,
  releaseContentMaxBytes,
  releaseDescriptionMaxLength,
  releaseNameMaxLength,
  scheduleMaxMs,
} from '../features/releases/release.ts';
import { differingItemsMax } from '../features/releases/change-control/change-control.service.ts';
import { mailedDifferencesMax, requestPauseMs } from '../features/releases/approvals/approval-requests.service.ts';
import { approvalsMax, commentMaxLength } from '../features/releases/approvals/approval.ts';
import { gateProblemsMax } from '../features/releases/gates/gates.ts';
import { releaseAppsMax, releaseItemsMax } from '../features/releases/items/release-items.ts';

const mebibyte = 1024 * 1024;

const { apps: _apps, bytes, items, files, nesting, containers, values } = releaseFileLimits;

export const limitsOfApps = {
  'Guests of apps': {
    requests: guestLimits.requests.requestsMax,
    'requests … per second': guestLimits.requests.requestsPerSecond,
    apps: guestLimits.requests.clientsMax,
    submissions: guestLimits.submissions.requestsMax,
    'submissions … time until the next': 1000 / guestLimits.submissions.requestsPerSecond,
    'guest token': guestTokenLifetimeSeconds * 1000,
  },
  'Failed components of apps': {
    reports: 20,
    body: componentFailureLimits.bodyMax,
    'per address': componentFailureLimits.ofAddress.requestsMax,
    'per address … time until the next': 1000 / componentFailureLimits.ofAddress.requestsPerSecond,
    'per app': componentFailureLimits.ofApp.requestsMax,
    'per app … per second': componentFailureLimits.ofApp.requestsPerSecond,
    entries: componentFailureLimits.rowsMax,
  },
  'Visitors of apps': {
    'sign-in link': signInLinkMinutes * 60_000,
    'sign-in link … response to a request': signInAnswerMs,
    'sign-in link … requests for a mailbox': limitsByKind['visitor-link'].byAccount ?? Infinity,
    session: visitorTokenLifetimeSeconds * 1000,
    'session … per address': visitorSessionsMax,
    'entries of one list': 100,
    documents: visitorDocumentsMax,
    'documents … printed': guestLimits.documents.requestsMax,
    'documents … time until the next': 1000 / guestLimits.documents.requestsPerSecond,
  },
  'One case': {
    'idempotency key, shortest': caseLimits.keyMin,
    'idempotency key, shortest … longest': caseLimits.keyMax,
    'names and other texts': caseLimits.text,
    'email address': caseLimits.email,
    'telephone number': caseLimits.telephone,
    insureds: caseLimits.insureds,
    identities: caseLimits.identities,
    facts: caseLimits.facts,
    size: caseLimits.bytes,
    status: updateLimits.status,
    note: updateLimits.note,
    'note … notes': updateLimits.notes,
    'attempts to send its mail': arrivalAttemptsMax,
  },
  'One published app': {
    components: compileLimits.components,
    template: compileLimits.templateLength,
    script: compileLimits.scriptLength,
    source: compileLimits.sourceLength,
    pages: compileLimits.routes,
    theme: compileLimits.themeLength,
    variants: compileLimits.variantsLength,
    HTML: compileLimits.pageBytes,
    'HTML before scripts': compileLimits.shellLength,
    files: compileLimits.fileBytes,
    time: compileLimits.totalMs,
    heap: compileLimits.heapMb * mebibyte,
    'cached templates': compileLimits.rememberedBytes,
  },
  'One release file': { bytes, items, files, nesting, containers, values },
  'One app': {
    'app id': appIdMaxLength,
    name: appNameMaxLength,
    'sender name': senderNameMaxLength,
    products: soldProductsMax,
    'path pattern': pathPatternMaxLength,
    'path pattern … instructions': patternMaxInstructions,
    'path pattern … path': matchedPathMaxLength,
    theme: themeMaxBytes,
    'providers, endpoints': providersMaxBytes,
    'providers, endpoints … header': headerMaxLength,
    locales: allowedLocalesMax,
    credentials: credentialMaxLength,
    title: titleMaxLength,
    scripts: scriptsMax,
    'scripts … each': scriptMaxBytes,
    'meta elements': elementsMax,
    pages: routesMax,
    'pages … levels': routeLevelsMax,
    'pages … path of a page': pagePathMaxLength,
    'pages … parameters': parametersMax,
    'pages … name of a page': routeNameMaxLength,
    'component: name': componentNameMaxLength,
    'component: template': componentTemplateMaxBytes,
    'component: JSON': jsonTextMaxLength,
    'component: other names': usedNamesMax,
    'component: new name': renamedUsersMax,
  },
  'One release': {
    apps: releaseAppsMax,
    items: releaseItemsMax,
    problems: gateProblemsMax,
    differences: differingItemsMax,
    approvals: approvalsMax,
    comment: commentMaxLength,
    reason: overrideReasonMaxLength,
    mailed: mailedDifferencesMax,
    'mailed … request': requestPauseMs,
    content: releaseContentMaxBytes,
    creation: releaseTurnLimits.places,
    'creation … waiting': releaseTurnLimits.waiting,
    name: releaseNameMaxLength,
    description: releaseDescriptionMaxLength,
    texts: appReleaseLimits.textsLength,
    files: appReleaseLimits.files,
    'files … size': appReleaseLimits.fileBytes,
    assets: appReleaseLimits.assetBytes,
    changes: namesMax,
    schedule: scheduleMaxMs,
    due: dueMax,
  },
} as const;
