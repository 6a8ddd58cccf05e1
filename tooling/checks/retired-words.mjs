// Home-made terms that were replaced by the standard terms of the field (docs/CODE_STYLE.md).

/**
 * @typedef {object} RetiredWord
 * @property {string} word as docs/CODE_STYLE.md shows it
 * @property {string} standard its replacement
 * @property {RegExp} pattern finds it in names and comments
 * @property {RegExp} [files] files in which it is the standard term
 */

/** Fault injection breaks the running product on purpose; "fault" is its standard term. */
const FAULT_INJECTION =
  /^(tests\/(faults|e2e\/faults|e2e\/playwright)|apps\/worker\/test\/(fault-matrix|model-)|packages\/testing\/src\/model-stub|tooling\/(launcher|checks\/citations)|docs\/(RELIABILITY|TESTING|AI|SECURITY|README)\.md|docs\/(rules|security)\/|README\.md|jest\.config\.cjs)/;

/** @type {RetiredWord[]} */
export const RETIRED_WORDS = [
  { word: '`Remembered`', standard: '`PromiseCache`, `memoize`', pattern: /\bRemembered\b|\bremembered\(/ },
  { word: '`takeTurn`', standard: '`takeAdvisoryLock`', pattern: /\b(take|hold)Turn\b|\bin (one|its) turn:/ },
  { word: '`JobFinishes`', standard: '`JobCompletionEvents`', pattern: /\bJobFinishes\b|job-finishes/ },
  { word: '`JobWaits`', standard: '`JobCompletionWaiter`', pattern: /\bJobWaits\b|job-waits/ },
  { word: '`Gate`', standard: '`ConcurrencyLimiter`', pattern: /\bGate\b|platform\/gate/ },
  { word: '`VitalSigns`', standard: '`HealthMetrics`', pattern: /\bVitalSigns|core\/(src\/)?vital-signs/ },
  { word: '`Upkeep`', standard: '`Maintenance`', pattern: /[a-z]Upkeep\b|\bupkeep\b|-upkeep\b/ },
  { word: '`isGivenUp`', standard: '`shouldShed`', pattern: /\bisGivenUp\b/ },
  { word: '`OrderEndings`', standard: '`OrderCloser`', pattern: /\bOrderEndings\b|order-endings/ },
  { word: '`Buying`', standard: '`PurchasePolicy`', pattern: /\bclass Buying\b|: Buying\b/ },
  {
    word: '`MOST_`, `LEAST_`, `LONGEST_`, `SHORTEST_`',
    standard: '`MAX_`, `MIN_`',
    pattern:
      /\bconst (?:(?:MOST|LEAST|LONGEST|SHORTEST|FEWEST)(?:_[A-Z_]+)?|[A-Z_]+_(?:MOST|LONGEST)(?:_MS)?) = [\d{]/,
  },
  { word: '`inForms`', standard: '`applyTemplateDefaults`', pattern: /\binForms\b|in-forms/ },
  {
    word: '`order-words.ts`, `statusWords`',
    standard: '`order-labels.ts`, `statusLabel`; messages, lexicons and search terms by those names',
    pattern:
      /\b(order|status|state|end|source|engine|moment|clock|fault|value|stage|refund|invoice)-?[wW]ords\b/,
  },
  {
    word: '`Desk`',
    standard: 'admin service, operators’ console, page state, workspace, panel',
    pattern: /\b[a-zA-Z]*Desk(?!top)[A-Z]?\b|-desk\b|\bdesks?\b(?!-)/,
  },
  { word: '`KeptVersion`', standard: 'revision', pattern: /\b[kK]eptVersion\b|\bkept[- ]version/ },
  { word: '`PageTurn`', standard: '`PageBreak`', pattern: /\b[pP]ageTurns?\b|\bpage[- ]turns?\b/ },
  {
    word: 'planted fault',
    standard: 'mutant',
    pattern: /\b[pP]lanted[ -]?[fF]aults?\b|\.planted\.|--planted\b/,
  },
  {
    word: '`fault`',
    standard: 'error, issue, problem; a fault is what fault injection causes',
    // Not `fault`, the field of an analysis run on the wire.
    pattern: /(?<!\[|mechanical-|['"`]|run\.|test:)\b(?!default|fault:)(?:[a-z]+F|[fF])aults?(?![a-z]|\b \d)/,
    files: FAULT_INJECTION,
  },
  {
    word: 'whoever',
    standard: 'the caller, the client, the visitor; anyone who, where it is anyone',
    pattern: /(?<!, |private |for )\b[wW]hoever\b/,
  },
  { word: 'given up', standard: 'failed, timed out, shed', pattern: /\b(is|was|were) given up\b/ },
  {
    word: '`DraftShelf`, `StillShelf`',
    standard: '`DraftStore`, `StillStore`',
    pattern: /\b[A-Z][a-zA-Z]+Shelf\b|-shelf\b/,
  },
  {
    word: '`ResumeParcel`',
    standard: '`ResumePayload`',
    pattern: /\b[a-zA-Z]+Parcel|resume-parcel|parcel-packer/,
  },
  { word: '`ImagePainter`', standard: '`ImageRenderer`', pattern: /\b[A-Z][a-zA-Z]+Painter\b|image-painter/ },
  { word: '`AnswerKeeper`', standard: '`AnswerStore`', pattern: /\bAnswerKeeper\b|answer-keeper/ },
  {
    word: '`OpsSurroundings`',
    standard: 'dependencies, options, environment',
    pattern: /\b[sS]urroundings\b/,
  },
  { word: '`TellNewDevice`', standard: '`NotifyNewDevice`', pattern: /\bTell[A-Z]|\/tell-/ },
  { word: 'hope for', standard: 'wait for', pattern: /\bhopes? for (it|them)\b/ },
  {
    word: 'stands in, at, below, above …',
    standard: 'is in, at …; is stored, is listed, is defined',
    pattern:
      /\bstands (?=(in|at|below|above|behind|before|between|there|beside|under|among)\b)(?!in (for|where|while))/,
    files: /^packages\/ai\/test\/cover-letter\/held-out-pairs\.ts$/,
  },
  { word: 'as it stands', standard: 'as it is, current', pattern: /\bas (it stands|they stand)\b/ },
  { word: 'held against', standard: 'compared with, matched against', pattern: /\b[hH]eld against\b/ },
  { word: 'parted by', standard: 'separated by, split by', pattern: /\bparted by\b/ },
  { word: 'told apart', standard: 'distinguished', pattern: /\btold apart\b/ },
  { word: 'anew', standard: 'again', pattern: /\banew\b/ },
  { word: 'seldom', standard: 'rarely', pattern: /\b[sS]eldom\b/ },
  { word: 'made-up', standard: 'invented, sample', pattern: /\b[mM]ade-up\b/ },
  { word: 'counts come back', standard: 'counts are refunded', pattern: /\bcounts (come|came) back\b/ },
  {
    word: '`Asked`, `Told`, `Wanted`, `Given`, `Held`',
    standard: 'a noun: request, message, query, options, stored row',
    pattern: /\b(?:type|interface) (?:Asked|Asker|Told|Wanted|Given|Held)\b/,
  },
  {
    word: '`lookAt…`, `LOOK_EVERY_MS`',
    standard: '`check…`, `read…`, `POLL_EVERY_MS`',
    pattern: /\blook(?:At|Before)[A-Z]\w*|\bLOOK(?:_EVERY)?_MS\b/,
  },
  { word: '`giveBack`', standard: '`refund`, `release`', pattern: /\bgiveBack\b/ },
  { word: '`halfSigns`', standard: 'half-width marks', pattern: /\bhalf[- ]?[sS]igns?\b/ },
  { word: 'without end', standard: 'any number of times, endless', pattern: /\bwithout end\b/ },
  {
    word: 'is handed',
    standard: 'is passed, receives',
    pattern: /\b(?:is|are|was|were) handed\b(?! (?:in|over|out)\b)/,
  },
  { word: 'that is none', standard: 'that is not one, invalid', pattern: /\bthat is none\b/ },
  {
    word: 'of ours',
    standard: 'of the product, of this repository, built-in',
    pattern: /\bof ours\b/,
  },
];

/**
 * The retired words of a file, with their lines.
 * @param {string} file from the root of the repository @param {string} text
 * @returns {string[]}
 */
export function retiredWordsIn(file, text) {
  const whole = `${file}\n${text}`;
  // Few files have any of the words: lines are searched only for those that the whole text has.
  const present = RETIRED_WORDS.filter(({ files, pattern }) => pattern.test(whole) && !files?.test(file));
  if (present.length === 0) return [];
  return [file, ...text.split('\n')].flatMap((line, index) =>
    present
      .filter(({ pattern }) => pattern.test(line))
      .map(({ word, standard }) => `${file}:${Math.max(index, 1)}: ${word}, say ${standard}`),
  );
}

/** The table of docs/CODE_STYLE.md, line by line. */
export const wordTable = () => RETIRED_WORDS.map(({ word, standard }) => `| ${word} | ${standard} |`);
