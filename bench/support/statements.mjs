// Splits the result of a service into the statements that a person reads, each with the rule that made it.

/** Parts that a person does not read, or that repeat others. */
const UNREAD = new Set(
  `anchors bankVersion code diff evidence fact factsUsed heat id ids inForceSince itemId key level matched modules names patch pointer
  publisher questionId questionIds requirementId requirements ruleGains sessionId sources suggestions target targetId tableVersion terms trend url`.split(
    /\s+/,
  ),
);
/** Lists that belong to the statement of their object; texts in other lists are statements of their own. */
const JOINED = new Set('majors needsFact placeholders shared toLearn words'.split(' '));
/** Values that name the rule of an object, the most exact first. */
const RULES = [
  'ruleId',
  'bankId',
  'kind',
  'level',
  'state',
  'role',
  'fact',
  'when',
  'part',
  'severity',
  'need',
];

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

function ruleOf(path, object) {
  if (object.ruleId) return object.ruleId;
  const names = RULES.map((key) => object[key]).filter(isText);
  return [path, ...names].join(' ');
}

/** The texts of an object itself: its own fields, what it quotes, and its joined lists. */
function textOf(object) {
  const parts = [];
  // The grade is shown in place of the score.
  const isGraded = isText(object.grade);
  for (const [key, value] of Object.entries(object)) {
    if (UNREAD.has(key) || key === 'ruleId') continue;
    if (isText(value)) parts.push(`${key}: ${value}`);
    else if (typeof value === 'number' && ['points', 'score', 'gain'].includes(key) && !isGraded)
      parts.push(`${key}: ${value}`);
    else if (JOINED.has(key) && Array.isArray(value) && value.length > 0)
      parts.push(`${key}: ${value.filter(isText).join('；')}`);
    else if (key === 'atoms' && Array.isArray(value) && value.length > 0)
      parts.push(`quotes: ${value.map(({ quote }) => quote).join('；')}`);
    else if (
      key === 'parts' &&
      Array.isArray(value) &&
      value.every((each) => isText(each?.id) && isText(each?.text))
    )
      parts.push(`becomes: ${value.map(({ text }) => text).join('；')}`);
  }
  const { evidence } = object;
  if (Array.isArray(evidence) && evidence.length > 0)
    parts.push(`quotes: ${evidence.map(({ quote }) => quote).join('；')}`);
  return parts.join(' | ');
}

function* walk(path, value) {
  if (isText(value)) yield { rule: path, text: value };
  else if (Array.isArray(value)) for (const each of value) yield* walk(path, each);
  else if (isObject(value)) {
    const text = textOf(value);
    const rule = ruleOf(path, value);
    if (path !== 'dimensions' && /\p{Script=Han}|[A-Za-z]{3}/u.test(text))
      yield { rule, ...(isText(value.id) && { id: value.id }), text };
    for (const [key, inner] of Object.entries(value)) {
      const isOwn = JOINED.has(key) || key === 'atoms' || typeof inner !== 'object' || inner === null;
      const isWritten = key === 'parts' && Array.isArray(inner) && isText(inner[0]?.id);
      if (!UNREAD.has(key) && !isOwn && !isWritten) yield* walk(key, inner);
    }
  }
}

/** The statements of a result. @param {string} service @param {Record<string, unknown>} result */
export const statementsOf = (service, result) =>
  [...walk('result', result)].map((each) => ({ service, ...each }));
