// `node tooling/checks/code.mjs <part>`: types and lint of a part of the TypeScript, in one program. `rest` lints what
// belongs to no part.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The settings of each part. */
const PARTS = {
  apps: 'tooling/tsconfig/all/apps.json',
  packages: 'tooling/tsconfig/all/packages.json',
  shared: 'tooling/tsconfig/all/shared.json',
  web: 'apps/web/tsconfig.json',
};

/** @param {ts.Diagnostic[]} diagnostics */
const formatDiagnostics = (diagnostics) =>
  ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });

/** @param {string} file relative to the root */
function readProject(file) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(formatDiagnostics([diagnostic]));
    },
  };
  const project = ts.getParsedCommandLineOfConfigFile(path.join(root, file), { noEmit: true }, host);
  if (!project) throw new Error(`no project at ${file}`);
  return project;
}

/** Errors of the files that the project names; those that they import are another part's. @param {ts.Program} program @param {string[]} files */
function typeErrors(program, files) {
  const own = files.map((file) => program.getSourceFile(file)).filter((file) => file !== undefined);
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}

/** @param {ESLint} eslint @param {string[]} files @returns {Promise<string>} nothing when all is well */
async function lint(eslint, files) {
  const results = await eslint.lintFiles(files);
  const { format } = await eslint.loadFormatter('stylish');
  return format(results);
}

/** @param {string} name */
async function checkPart(name) {
  const { fileNames, options, errors } = readProject(PARTS[name]);
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    // The rules walk up from a node to its parents.
    host: ts.createCompilerHost(options, true),
  });
  const parserOptions = { projectService: false, programs: [program] };
  const eslint = new ESLint({
    cwd: root,
    warnIgnored: false,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } },
  });
  return formatDiagnostics(typeErrors(program, fileNames)) + (await lint(eslint, fileNames));
}

/** What no part names: programs in JavaScript, journeys, benchmarks, settings of tools. */
async function checkRest() {
  const named = Object.values(PARTS).flatMap((file) =>
    readProject(file).raw.include.map((entry) =>
      path.posix.join(path.posix.dirname(file), entry, path.posix.extname(entry) ? '' : '**/*.{ts,tsx}'),
    ),
  );
  return lint(new ESLint({ cwd: root, ignorePatterns: named }), ['.']);
}

const part = process.argv[2];
const problems = part === 'rest' ? await checkRest() : await checkPart(part);
if (problems !== '') {
  console.log(problems.trim());
  process.exitCode = 1;
}
