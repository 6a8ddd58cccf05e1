import type { Atom, I18nText } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import type { Path } from '../store/path.js';
import styles from './controls.module.css';

interface StaleNoteProps {
  language: Language;
  /** Names the stale ones among several. */
  which?: string;
  onKeep: () => void;
}

function StaleNote({ language, which = '', onKeep }: StaleNoteProps) {
  const note = language === 'en' ? '中文已修改，请核对英文' : '英文已修改，请核对中文';
  return (
    <p className={styles.stale}>
      {which}
      {note}
      <button type="button" className={styles.staleAction} onClick={onKeep}>
        仍然一致
      </button>
    </p>
  );
}

/** Note that the other language of a text was changed later. */
export function StaleText({ path }: { path: Path }) {
  const language = useEditedLanguage();
  const stale = useValue<I18nText>(path)?.stale;
  const write = useWrite();
  if (stale !== language) return null;
  return <StaleNote language={language} onKeep={() => write.choice([...path, 'stale'], undefined)} />;
}

const inOrder = <Entry extends { stale?: Language | undefined }>(
  entries: readonly Entry[],
  language: Language,
): number[] => entries.flatMap(({ stale }, index) => (stale === language ? [index + 1] : []));

const withoutStaleMark = <Entry extends { stale?: Language | undefined }>(
  entry: Entry,
  language: Language,
): Entry => {
  if (entry.stale !== language) return entry;
  const { stale: _stale, ...rest } = entry;
  return rest as Entry;
};

/** Lists the statements that are older than their other language. */
export function StaleStatements({ path, atoms }: { path: Path; atoms: readonly Atom[] }) {
  const language = useEditedLanguage();
  const write = useWrite();
  const numbers = inOrder(atoms, language);
  if (numbers.length === 0) return null;
  return (
    <StaleNote
      language={language}
      which={atoms.length === 1 ? '' : `第 ${numbers.join('、')} 条：`}
      onKeep={() =>
        write.choice(
          path,
          atoms.map((atom) => withoutStaleMark(atom, language)),
        )
      }
    />
  );
}
