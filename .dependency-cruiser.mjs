// @ts-nocheck
// The import boundaries, checked by `npm run lint`. docs/architecture.md explains them.

/** Groups of the kit from the bottom up. A group imports only its own row and the rows before it. */
const kitRows = [
  ['tokens'],
  ['lib'],
  ['providers'],
  ['content', 'controls'],
  ['layers', 'data'],
  ['navigation'],
  ['patterns'],
];
/** Folders of the app from the bottom up; the files in src/app itself are on top of them. */
const appRows = [['config', 'lib'], ['auth', 'preferences', 'data'], ['shell'], ['pages'], ['router']];

/** One rule per row: nothing in it imports a later row. */
const oneWay = (root, rows, top) =>
  rows.map((row, index) => {
    const later = rows.slice(index + 1).flat();
    const paths = [`^${root}/(${later.join('|')})/`, top];
    return {
      name: `${root}: ${row.join(', ')} import nothing above them`,
      severity: 'error',
      from: { path: `^${root}/(${row.join('|')})/` },
      to: { path: later.length > 0 ? paths : top },
    };
  });

export default {
  forbidden: [
    ...oneWay('src/components', kitRows, '^src/components/index\\.ts$'),
    ...oneWay('src/app', appRows, '^src/app/[^/]+\\.tsx?$'),
    {
      name: 'other families only through their index',
      severity: 'error',
      from: { path: '^src/components/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/components/(providers|content|controls|layers|data|navigation|patterns)/[^/]+/',
        pathNot: ['^src/components/$1/$2/', '/(index|internal)\\.ts$'],
      },
    },
    {
      name: 'the kit knows neither the app, its public face, a router nor Firebase',
      severity: 'error',
      from: { path: '^src/components/' },
      to: {
        path: [
          '^src/(?!components/)',
          '^(stories|tests|scripts)/',
          '^waymark',
          '(^|node_modules/)(react-router|@?firebase)(/|$)',
        ],
      },
    },
    {
      name: 'the kit only by its public face, waymark',
      severity: 'error',
      from: { path: ['^src/(?!components/)', '^stories/', '^tests/(?!unit/)'] },
      // Tests may use the helpers and tokens.
      to: { path: '^src/components/', pathNot: ['\\.css$', '^src/components/(lib|tokens)/'] },
    },
    {
      name: 'only src/app/auth imports Firebase',
      severity: 'error',
      from: { path: '^src/(?!app/auth/)' },
      to: { path: '(^|node_modules/)@?firebase(/|$)' },
    },
    {
      name: 'the data API knows neither the kit nor the app',
      severity: 'error',
      from: { path: '^src/api/' },
      to: {
        path: ['^src/(?!api/)', '^waymark', '(^|node_modules/)(react|react-dom|react-router|@tanstack)(/|$)'],
        // Both write CSV files, and their fields have to be the same. The module imports nothing.
        pathNot: '^src/components/lib/csv\\.ts$',
      },
    },
    {
      name: 'the app imports only the contract of the data API',
      severity: 'error',
      from: { path: '^src/(?!api/)' },
      // types.ts re-exports types; tests/contracts/boundaries.test.ts checks that it exports nothing else.
      to: { path: '^src/api/', pathNot: '^src/api/(types|contract)\\.ts$' },
    },
    {
      name: 'the values of the contract import nothing',
      severity: 'error',
      from: { path: '^src/api/contract\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'the engine of rows knows neither the kit, the app nor React',
      severity: 'error',
      from: { path: '^src/rows/' },
      to: {
        path: [
          '^src/(?!rows/|api/contract\\.ts$)',
          '^waymark',
          '(^|node_modules/)(react|react-dom|@tanstack|comlink)(/|$)',
        ],
      },
    },
    {
      name: 'pages never import each other',
      severity: 'error',
      from: { path: '^src/app/pages/([^/]+)/' },
      to: { path: '^src/app/pages/', pathNot: '^src/app/pages/$1/' },
    },
    {
      name: 'files never import each other in a circle, not even types',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'folders of the app import each other in one direction only',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/app' },
      to: { circular: true },
    },
  ],
  options: {
    // Includes imports of types.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(scripts/emulator|tests/starters)/node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
