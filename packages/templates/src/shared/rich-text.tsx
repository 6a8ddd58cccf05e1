import type { AtomView, RunView } from '@qicheng/resume/view-model';
import { lastLine } from '../typeset/kept-together.js';

const LANG_TAG = { zh: 'zh-CN', en: 'en' } as const;

/** Formatted text of one statement. A last line that would begin within an earlier run stays together. */
export function Runs({ runs }: { runs: RunView[] }) {
  const [before, end] = splitEnd(withSpacesBehind(runs));
  return (
    <>
      {before.map((run, index) => (
        <Run key={index} run={run} />
      ))}
      {end.length > 0 && (
        <span className="kept">
          {end.map((run, index) => (
            <Run key={index} run={run} />
          ))}
        </span>
      )}
    </>
  );
}

const STARTS_WITH_SPACE = /^ (?=\S)/;
const STARTS_CHINESE = /^ (?=\p{Script=Han})/u;
const ENDS_CHINESE = /\p{Script=Han}$/u;
const ENDS_WORD = /\S$/;

/** A space beside Chinese at the start of a run is at the end of the one before, where typesetting sees both. */
function withSpacesBehind(runs: RunView[]): RunView[] {
  const moves = runs.map(({ text }, index) => {
    const before = runs[index - 1]?.text ?? '';
    return STARTS_CHINESE.test(text)
      ? ENDS_WORD.test(before)
      : STARTS_WITH_SPACE.test(text) && ENDS_CHINESE.test(before);
  });
  if (!moves.includes(true)) return runs;
  return runs.map((run, index) => ({
    ...run,
    text: run.text.slice(moves[index] ? 1 : 0) + (moves[index + 1] ? ' ' : ''),
  }));
}

/** Splits runs where the shortest last line begins, unless it is within the last run, which keeps it together itself. */
function splitEnd(runs: RunView[]): [before: RunView[], end: RunView[]] {
  const text = runs.map((run) => run.text).join('');
  const start = lastLine(text)?.start ?? text.length;
  if (runs.length < 2 || start >= text.length - (runs.at(-1)?.text.length ?? 0)) return [runs, []];
  const [before, end]: [RunView[], RunView[]] = [[], []];
  let at = 0;
  for (const run of runs) {
    const cut = Math.min(Math.max(start - at, 0), run.text.length);
    if (cut > 0) before.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) end.push({ ...run, text: run.text.slice(cut) });
    at += run.text.length;
  }
  return [before, end];
}

// b and i rather than strong and em: those become PDF 2.0 structure types that PDF 1.7 readers reject.
function Run({ run }: { run: RunView }) {
  let content = <>{run.text}</>;
  if (run.underline) content = <u>{content}</u>;
  if (run.italic) content = <i>{content}</i>;
  if (run.bold) content = <b>{content}</b>;
  return run.href ? <a href={run.href}>{content}</a> : content;
}

/** Statements of an entry or section, each a text block that may break between lines. */
export function Atoms({ atoms, bullet = '•' }: { atoms: AtomView[]; bullet?: string }) {
  if (atoms.length === 0) return null;
  return (
    <ul className="atoms">
      {atoms.map((atom) => (
        <li
          key={atom.id}
          data-block="text"
          data-id={atom.id}
          className={`atom-${atom.kind}`}
          lang={LANG_TAG[atom.lang]}
        >
          <Mark atom={atom} bullet={bullet} />
          <Runs runs={atom.runs} />
        </li>
      ))}
    </ul>
  );
}

/** Bullets that would touch the text at full size. */
const FULL_WIDTH = new Set(['◆', '○']);

function Mark({ atom, bullet }: { atom: AtomView; bullet: string }) {
  if (atom.kind === 'paragraph') return null;
  if (atom.kind === 'numbered') return <span className="atom-mark">{atom.number}.</span>;
  // The bullet of Chinese fonts is small and centred in a full-width cell. It is bold rather than larger: a first word of another
  // size separates the first line of a statement from the others for Poppler.
  return (
    <span className="atom-mark">
      {bullet === '•' ? (
        <span className="atom-mark-dot">{bullet}</span>
      ) : FULL_WIDTH.has(bullet) ? (
        <span className="atom-mark-full">{bullet}</span>
      ) : (
        bullet
      )}
    </span>
  );
}
