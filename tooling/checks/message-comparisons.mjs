// Finds code that identifies failures by their message: messages are for people and may change; `reason` does
// not.
import ts from 'typescript';

const WORDS = new Set(['message', 'msg']);
const LOOKS_UP = new Set([
  'includes',
  'has',
  'get',
  'indexOf',
  'lastIndexOf',
  'startsWith',
  'endsWith',
  'test',
  'match',
  'search',
]);
const EQUALITY = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/**
 * An expression without its type assertions and parentheses. @param {ts.Expression} node @returns
 * {ts.Expression}
 */
const bare = (node) =>
  ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)
    ? bare(node.expression)
    : node;

/** Testing whether a message exists is allowed. @param {ts.Expression} node */
const isAbsence = (node) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isStringLiteralLike(node) && node.text === '');

/**
 * Names in a file that hold messages: `const WRONG = failures.wrong.message`, `const { message } = error`.
 * @param {ts.SourceFile} file
 */
function namesOfWords(file) {
  const names = new Set(WORDS);
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (holdsWords(node.initializer, names)) names.add(node.name.text);
    } else if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.name)) {
      if (WORDS.has(node.propertyName.getText(file))) names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/**
 * Whether an expression is a message, a choice of messages, or a list or set with them. @param
 * {ts.Expression} expression @param {Set<string>} names @returns {boolean}
 */
function holdsWords(expression, names) {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node))
    return WORDS.has(node.name.text) || /Messages$/.test(node.expression.getText());
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((each) => holdsWords(each, names));
  if (ts.isNewExpression(node)) return node.arguments?.some((each) => holdsWords(each, names)) ?? false;
  if (ts.isConditionalExpression(node))
    return holdsWords(node.whenTrue, names) || holdsWords(node.whenFalse, names);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return holdsWords(node.left, names);
  return false;
}

/** @param {ts.Node} node @param {(node: ts.Expression) => boolean} isWords */
function compares(node, isWords) {
  if (ts.isBinaryExpression(node)) {
    const sides = [node.left, node.right].map(bare);
    if (node.operatorToken.kind === ts.SyntaxKind.InKeyword) return isWords(sides[0]);
    return EQUALITY.has(node.operatorToken.kind) && sides.some(isWords) && !sides.some(isAbsence);
  }
  if (ts.isSwitchStatement(node)) return isWords(node.expression);
  if (ts.isElementAccessExpression(node)) return isWords(node.argumentExpression);
  if (ts.isComputedPropertyName(node)) return isWords(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return LOOKS_UP.has(name.text) && [expression, ...node.arguments].some(isWords);
}

/**
 * The lines of a source that compare failure messages or use them as keys.
 * @param {string} text @param {string} name of the file, for its kind
 * @returns {string[]}
 */
export function messageComparisons(text, name = 'source.tsx') {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const names = namesOfWords(file);
  /** @type {string[]} */
  const found = [];
  const visit = (node) => {
    if (compares(node, (each) => holdsWords(each, names)))
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
