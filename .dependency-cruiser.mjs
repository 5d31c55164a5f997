// The arrows of docs/architecture.md. Every rule is an error and none has an exception list:
// when one is in the way, either the code or the architecture is wrong.

const server = '^packages/server/src/';
const studio = '^packages/studio/src/';
const testCode =
  '[.](test|api[.]test|kill[.]test)[.]tsx?$|^packages/[^/]+/src/testing/|^packages/studio/gallery/|^tests/|^bench/';

/** What touches the world: a file that decides must not import it. */
const inputOutput = [
  '^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|net|os|process|readline|tls|worker_threads)(/|$)',
  'node_modules/(@fastify|@graphql-tools|@mantine|dataloader|drizzle-orm|fastify|graphql|graphql-yoga|nodemailer|pg|pino|prom-client|react|react-dom|react-router)/',
];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that import each other can only be understood, tested and moved together. Move what both need into a third file, or hand it over as an argument.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-one-way',
      comment:
        'insurance, rules, component-tree, app-runtime and render use no package of ours but insurance. Anything else ties a browser build to a server, or a pure package to either.',
      severity: 'error',
      from: { path: '^packages/(insurance|rules|component-tree|app-runtime|render)/' },
      to: { path: '^packages/(?!$1/|insurance/)' },
    },
    {
      name: 'studio-uses-pure-packages-only',
      comment:
        'The studio talks to the server through /graphql. It shares the domain rules (insurance), the engine (rules), the tree of components (component-tree) and the catalogue of elements and looks (app-runtime) with it, with the messages of the frame that shows a component, and no other package.',
      severity: 'error',
      from: { path: '^packages/studio/' },
      to: {
        path: '^packages/(?!studio/|insurance/|rules/|component-tree/|app-runtime/src/(catalogue|look/(find-classes|utility-styles)[.]ts|preview/(preview|canvas)-messages[.]ts))',
      },
    },
    {
      name: 'server-knows-no-studio',
      comment:
        'The server serves the built studio as files and bundles the runtime of apps; it imports nothing of either but the catalogue of elements and looks.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: {
        path: '^packages/(?!server/|insurance/|rules/|component-tree/|render/|app-runtime/src/(catalogue|look/(find-classes|utility-styles)[.]ts))',
      },
    },
    {
      name: 'packages-by-their-name',
      comment: 'Import another package as @coverwright/<name>: what its package.json exports is all that may be used.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/(?!$1/)', dependencyTypes: ['local'] },
    },
    {
      name: 'pure-packages-do-no-io',
      comment:
        'insurance, rules, component-tree, and render outside of its adapters work in memory, so that they run in a browser and need no set-up in a test. Take what is needed as an argument.',
      severity: 'error',
      from: { path: '^packages/(insurance|rules|component-tree|render)/src/', pathNot: ['/adapters/', testCode] },
      to: { path: inputOutput },
    },
    {
      name: 'app-catalogue-is-data',
      comment:
        'The studio and the server read the catalogue of elements and looks. With Vue or a widget behind it, both would load them.',
      severity: 'error',
      from: {
        path: '^packages/app-runtime/src/(catalogue/|look/(find-classes|utility-styles)[.]ts|preview/(preview|canvas)-messages[.]ts)',
        pathNot: testCode,
      },
      to: {
        pathNot: '^packages/app-runtime/src/(catalogue/|preview/preview-messages[.]ts)|node_modules/@unocss/',
      },
    },
    {
      name: 'jobs-know-no-feature',
      comment:
        'jobs/ runs what the features hand in. If it imported one, background work of another could not use it without that one.',
      severity: 'error',
      from: { path: `${server}jobs/`, pathNot: testCode },
      to: { path: `${server}(features|graphql|http|request)/` },
    },
    {
      name: 'queue-in-jobs',
      comment:
        'The queue is an implementation of jobs/, with its tables in database/. Export a Job instead of using it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [`${server}(jobs|database)/`, testCode] },
      to: { path: 'node_modules/pg-boss/' },
    },
    {
      name: 'threads-in-one-pool',
      comment:
        'Threads are started by render/threads alone, so that all engines together stay within one bound and one fair queue. Export an EngineModule and serve it with the ThreadPool.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/render/src/threads/adapters/', testCode] },
      to: { path: '^(node:)?worker_threads$' },
    },
    {
      name: 'engines-opened-in-one-part',
      comment:
        "The server opens its engines in engines/ and hands them out with the app's parts. Whoever opened another pool of threads would be outside of the bounds of the first.",
      severity: 'error',
      from: { path: server, pathNot: [`${server}(engines|calculation|publishing)/`, testCode] },
      to: { path: '^packages/render/src/threads/adapters/' },
    },
    {
      name: 'publishing-knows-no-feature',
      comment:
        'publishing/ turns a snapshot into files, in a thread without a database. The feature of releases makes the snapshot and stores the files.',
      severity: 'error',
      from: { path: `${server}publishing/`, pathNot: testCode },
      to: { path: `${server}(features|graphql|http|database)/` },
    },
    {
      name: 'snapshots-know-no-feature',
      comment:
        'snapshots/ compares and plans contents of any kind. The features implement ContentKind, and the table content-kinds.ts collects them.',
      severity: 'error',
      from: { path: `${server}snapshots/`, pathNot: testCode },
      to: { path: `${server}(features|graphql|http|database)/` },
    },
    {
      name: 'server-decisions-do-no-io',
      comment:
        'A file named after an entity (product.ts) holds decisions: no database, file, HTTP or framework. The service loads first and saves after; an adapter has a suffix that says so.',
      severity: 'error',
      from: {
        path: `${server}features/[^.]+[.]ts$`,
      },
      to: { path: [...inputOutput, `${server}(database|http)/`, '[.](store|service|resolvers)[.]ts$'] },
    },
    {
      name: 'studio-forms-do-no-io',
      comment:
        '*-form.ts holds what a form decides (toForm, toInput, validate, isDirty) and is tested without a browser: no react, no API, no widgets.',
      severity: 'error',
      from: { path: `${studio}.*-form[.]ts$`, pathNot: '/use-[^/]+$' },
      to: { path: [...inputOutput, `${studio}(ui|app)/`, '[.]api[.]ts$', '[.]tsx$'] },
    },
    {
      name: 'resolvers-call-services',
      comment:
        'A resolver is one line that names its service function, and a route reads a request and answers it. With a store or the database in it, rules end up where nobody looks for them.',
      severity: 'error',
      from: { path: '[.](resolvers|routes)[.]ts$' },
      to: { path: [`${server}database/`, '[.]store[.]ts$', 'node_modules/(drizzle-orm|pg)/'] },
    },
    {
      name: 'sql-in-stores',
      comment:
        'SQL and the query builder belong in *.store.ts and database/, so that tenancy and indexes can be checked in one kind of file.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['[.]store[.]ts$', `${server}database/`, testCode] },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'server-feature-by-its-service',
      comment:
        'A feature may use another one only through its *.service.ts, so that its tables and rules can change without looking around.',
      severity: 'error',
      from: { path: `${server}features/(?!functions/)([^/]+)/` },
      to: { path: `${server}features/(?!$1/)`, pathNot: '[.]service[.]ts$' },
    },
    {
      name: 'functions-are-a-kind-of-template',
      comment:
        'Functions use other features through their *.service.ts, and implement the interface of a kind of template: template-kind.ts, template.ts and content-shape.ts. Templates know no functions.',
      severity: 'error',
      from: { path: `${server}features/functions/`, pathNot: testCode },
      to: {
        path: `${server}features/(?!functions/)`,
        pathNot: [
          '[.]service[.]ts$',
          `${server}features/templates/(template|template-kind|content/content-shape)[.]ts$`,
        ],
      },
    },
    {
      name: 'template-kinds-are-handed-in',
      comment:
        "The templates feature finds the kinds in the app's parts (templateKinds). With an import, no kind could use a document of another without a cycle.",
      severity: 'error',
      from: { path: `${server}features/templates/(?!kinds/)`, pathNot: testCode },
      to: { path: `${server}features/templates/kinds/` },
    },
    {
      name: 'template-kind-imports-no-other',
      comment:
        "A kind uses documents of another one through documents.service.ts, which finds the kinds in the app's parts.",
      severity: 'error',
      from: { path: `${server}features/templates/kinds/([^/]+)/`, pathNot: testCode },
      to: { path: `${server}features/templates/kinds/(?!$1/)` },
    },
    {
      name: 'request-knows-no-transport',
      comment:
        'request/ holds what every transport needs of a request. If it imported one of them, or a feature, the others could not use it without that one.',
      severity: 'error',
      from: { path: `${server}request/`, pathNot: testCode },
      to: { path: `${server}(graphql|http|endpoints|features)/` },
    },
    {
      name: 'http-knows-no-feature',
      comment:
        'http/ is what every route needs. What serves requests with features, such as the endpoint of GraphQL, is in endpoints/.',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: testCode },
      to: { path: `${server}features/` },
    },
    {
      name: 'graphql-knows-no-http',
      comment: 'graphql/ is the language: documents, schema, resolvers. Whoever sends it a document imports it.',
      severity: 'error',
      from: { path: `${server}graphql/`, pathNot: testCode },
      to: { path: `${server}(http|endpoints)/` },
    },
    {
      name: 'routes-alone-know-http',
      comment:
        'Of a feature, only *.routes.ts reads requests and writes replies. What a service needs of a request is in request/.',
      severity: 'error',
      from: { path: `${server}features/`, pathNot: ['[.]routes[.]ts$', testCode] },
      to: { path: `${server}http/` },
    },
    {
      name: 'studio-feature-by-api',
      comment:
        "A feature may use another one's calls (*.api.ts), let people pick one of its things (*-picker.tsx), show a dialog or part that it offers (lazy-*.tsx) and show that one of its things does not exist (missing-*.tsx); its pages and components are its own. Shared widgets go to ui/ once they know no feature's words.",
      severity: 'error',
      from: { path: `${studio}features/([^/]+)/` },
      to: {
        path: `${studio}features/(?!$1/)`,
        pathNot: ['[.]api[.]ts$', '-picker[.]tsx$', '/lazy-[^/]+[.]tsx$', '/missing-[^/]+[.]tsx$'],
      },
    },
    {
      name: 'paths-ui-and-api-know-no-feature',
      comment:
        'paths/, ui/ and api/ are used by every feature; an import the other way makes each feature depend on that one.',
      severity: 'error',
      from: { path: `${studio}(paths|ui|api)/` },
      to: { path: `${studio}(features|app)/` },
    },
    {
      name: 'editor-parts-know-no-editor',
      comment: 'ui/editor/ is what every editor shares, whatever it edits and however it is edited.',
      severity: 'error',
      from: { path: `${studio}ui/editor/` },
      to: { path: `${studio}ui/(code-editor|logic-editor|rich-text|pdf)/` },
    },
    {
      name: 'features-know-no-app',
      comment: 'app/ puts the features together; a feature that reaches back closes a circle.',
      severity: 'error',
      from: { path: `${studio}features/` },
      to: { path: `${studio}(app/|main[.]tsx$)` },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'What the product runs must not need tests, their fixtures or the benches.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment:
        'A package that only developers install is missing where the product runs. Move it to dependencies. The studio runs built, so all of its packages are for developers.',
      severity: 'error',
      from: { path: '^packages/(?!studio/)[^/]+/src/', pathNot: [testCode, '[.]d[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'Name every package that is imported in the package.json of the workspace that imports it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: testCode },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: a typing error, a missing file extension or a package that is not installed.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing: delete it, or use it.',
      severity: 'error',
      from: { orphan: true, path: '^packages/[^/]+/src/', pathNot: '[.]d[.]ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Vue files are what new apps start with, compiled when they are published.
    exclude: { path: '^packages/[^/]+/dist/|[.]vue$' },
    // TypeScript 7 has no JavaScript interface, so swc reads the sources; imports of types count as imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
