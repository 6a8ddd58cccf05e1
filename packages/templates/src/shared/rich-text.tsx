import type { AtomView, RunView } from '@qicheng/resume/view-model';

const LANG_TAG = { zh: 'zh-CN', en: 'en' } as const;

/** Formatted text of one statement. */
export function Runs({ runs }: { runs: RunView[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
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
  // The bullet of Chinese fonts is small and centred in a full-width cell.
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
