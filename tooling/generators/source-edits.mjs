// Adds to lists, objects and imports of TypeScript using the syntax tree; surrounding code is unchanged.
import ts from 'typescript';
import { Refusal } from './names.mjs';

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
const insert = (text, at, added) => text.slice(0, at) + added + text.slice(at);
const isSorted = (words) => words.every((word, index) => index === 0 || words[index - 1] <= word);

/** The first matching node below, in text order. */
function find(node, isWanted) {
  if (isWanted(node)) return node;
  return ts.forEachChild(node, (child) => find(child, isWanted));
}

/**
 * Inserts into a list in sorted position if it is sorted, before its first spread or the `last` element, else at its
 * end.
 */
function addToNodes(text, nodes, added, last) {
  if (nodes.length === 0) return insert(text, nodes.pos, added);
  const isLast = (node) =>
    ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || (last?.test(node.getText()) ?? false);
  const end = nodes.findIndex(isLast);
  const plain = end < 0 ? [...nodes] : nodes.slice(0, end);
  if (plain.length === 0) return insert(text, nodes[0].getStart(), `${added}, `);
  const words = plain.map((node) => node.getText());
  const later = isSorted(words) ? plain.find((node) => node.getText() > added) : undefined;
  return later ? insert(text, later.getStart(), `${added}, `) : insert(text, plain.at(-1).end, `, ${added}`);
}

const isNamed = (node, name) =>
  (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name;

/** The value inside `as const`, `satisfies` and calls such as `Object.freeze`. */
function bareValue(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bareValue(node.expression);
  return node;
}

function valueAt(source, names) {
  let node = source;
  for (const name of names) {
    const found = find(node, (each) => isNamed(each, name));
    if (!found?.initializer) throw new Refusal(`${source.fileName} has no ${names.join('.')} to register in`);
    node = bareValue(found.initializer);
  }
  return node;
}

/** Adds an element to an array, or a property to an object; `names` is the path to it, such as `['features']`. */
export const addTo =
  (names, added, last) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const value = valueAt(parse(file, text), names);
    const nodes = ts.isArrayLiteralExpression(value)
      ? value.elements
      : ts.isObjectLiteralExpression(value)
        ? value.properties
        : null;
    if (!nodes) throw new Refusal(`${file}: ${names.join('.')} is no list`);
    return addToNodes(text, nodes, added, last);
  };

/** Adds an element to the first array that has one matching `likeness`. */
export const addBeside =
  (likeness, added) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const array = find(
      parse(file, text),
      (node) =>
        ts.isArrayLiteralExpression(node) &&
        node.elements.some((element) => likeness.test(element.getText())),
    );
    if (!array) throw new Refusal(`${file} has no list of ${likeness.source} to register in`);
    return addToNodes(text, array.elements, added);
  };

/** Adds a property to the first object that has one with this name. */
export const addToObjectWith =
  (name, added) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const object = find(
      parse(file, text),
      (node) =>
        ts.isObjectLiteralExpression(node) && node.properties.some((each) => each.name?.getText() === name),
    );
    if (!object) throw new Refusal(`${file} has no object with ${name} to register in`);
    return addToNodes(text, object.properties, added);
  };

const isModuleDecorator = (node) =>
  ts.isDecorator(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'Module';

/** Adds to the decorator of a Nest module: `key` is imports, controllers, providers or exports. */
export const addToModule =
  (module, key, added) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const declared = find(
      parse(file, text),
      (node) => ts.isClassDeclaration(node) && node.name?.getText() === module,
    );
    const facts = declared?.modifiers?.find(isModuleDecorator)?.expression.arguments[0];
    if (!facts || !ts.isObjectLiteralExpression(facts))
      throw new Refusal(`${file} has no @Module({ … }) of ${module} to register in`);
    const property = facts.properties.find((each) => each.name?.getText() === key);
    if (!property) return addToNodes(text, facts.properties, `${key}: [${added}]`);
    const value = property.initializer;
    if (value && ts.isIdentifier(value))
      return insert(insert(text, value.end, ']'), value.getStart(), `[${added}, ...`);
    if (!value || !ts.isArrayLiteralExpression(value)) throw new Refusal(`${file}: ${key} is no list`);
    return value.elements.some((each) => each.getText() === added)
      ? text
      : addToNodes(text, value.elements, added);
  };

const specifierOf = (statement) => statement.moduleSpecifier?.text ?? '';
const rankOf = (specifier) => (specifier.startsWith('.') ? 1 : 0);

/** Adds `import { name } from 'specifier'` next to similar imports, unless the name is already imported. */
export const addImport =
  (name, specifier) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const imports = parse(file, text).statements.filter(ts.isImportDeclaration);
    const bare = name.replace(/^type /, '');
    const namesOf = ({ importClause }) => importClause?.namedBindings?.elements ?? [];
    if (imports.flatMap((each) => [...namesOf(each)]).some((each) => each.name.text === bare)) return text;
    const same = imports.find(
      (each) => specifierOf(each) === specifier && namesOf(each).length > 0 && !each.importClause.isTypeOnly,
    );
    if (same) return addToNodes(text, namesOf(same), name);
    const line = `import { ${name} } from '${specifier}';\n`;
    const alike = imports.filter((each) => rankOf(specifierOf(each)) === rankOf(specifier));
    const later = alike.find((each) => specifierOf(each) > specifier);
    if (later) return insert(text, later.getStart(), line);
    const last = alike.at(-1) ?? (rankOf(specifier) === 1 ? imports.at(-1) : undefined);
    if (last) return insert(text, last.end, `\n${line.trimEnd()}`);
    return insert(text, imports[0]?.getStart() ?? 0, imports.length > 0 ? line : `${line}\n`);
  };

/** Adds `export { names } from 'specifier'` in sorted position. */
export const addExport =
  (names, specifier) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const statements = parse(file, text).statements;
    const line = `export { ${names} } from '${specifier}';`;
    const exports = statements.filter((each) => ts.isExportDeclaration(each) && each.moduleSpecifier);
    const later = exports.find((each) => specifierOf(each) > specifier);
    if (later) return insert(text, later.getStart(), `${line}\n`);
    const last = exports.at(-1) ?? statements.filter(ts.isImportDeclaration).at(-1);
    return last ? insert(text, last.end, `\n${line}`) : `${line}\n${text}`;
  };

/** `export { … }` of names that the file itself declares or imports. */
const ownExports = (file, text) =>
  parse(file, text).statements.find(
    (each) => ts.isExportDeclaration(each) && !each.moduleSpecifier && each.exportClause,
  );

/** Adds a name to `export { … }`; if there is none, exports it from its file. */
export const addToExports =
  (name, specifier) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const clause = ownExports(file, text);
    if (!clause) return addExport(name, specifier)(text, file);
    return addToNodes(text, clause.exportClause.elements, name);
  };

/** Adds a declaration above `export { … }`, and its name to it. */
export const addDeclaration =
  (name, declaration) =>
  /** @param {string} text @param {string} file */
  (text, file) => {
    const clause = ownExports(file, text);
    if (!clause) throw new Refusal(`${file} has no export { … } to register in`);
    const exported = addToNodes(text, clause.exportClause.elements, name);
    return insert(exported, clause.getStart(), `${declaration}\n`);
  };

/** Adds a line to a sorted list of lines; leading comment lines stay at the start. */
export const addLine =
  (line) =>
  /** @param {string} text */
  (text) => {
    const lines = text.trimEnd().split('\n');
    const start = lines.findLastIndex((each) => each.startsWith('#')) + 1;
    return `${[...lines.slice(0, start), ...[...lines.slice(start), line].sort()].join('\n')}\n`;
  };

/** Names of the properties or elements at `names`. @returns {string[]} */
export function namesAt(file, text, names) {
  const value = valueAt(parse(file, text), names);
  return (value.properties ?? value.elements).flatMap((each) =>
    (each.name ?? each).getText().replace(/^'|'$/g, ''),
  );
}

/** The name of the first variable that ends with `suffix`, or of the first class. */
export function declaredName(file, text, suffix) {
  const found = find(
    parse(file, text),
    (node) =>
      (ts.isVariableDeclaration(node) || ts.isClassDeclaration(node)) &&
      node.name?.getText().endsWith(suffix),
  );
  if (!found) throw new Refusal(`${file} declares nothing that ends with ${suffix}`);
  return found.name.getText();
}
