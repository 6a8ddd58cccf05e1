import { diffWords } from '@qicheng/resume/diff';
import styles from './merge.module.css';

interface WordRunsProps {
  before: string;
  after: string;
  /** `after` shows the later text with additions highlighted; `both` also shows removals. */
  shows?: 'after' | 'both';
}

/** A text with the words that differ from another one highlighted. */
export function WordRuns({ before, after, shows = 'both' }: WordRunsProps) {
  const runs = diffWords(before, after).filter(({ kind }) => shows === 'both' || kind !== 'removed');
  return (
    <span className={styles.runs}>
      {runs.map(({ kind, text }, place) => {
        if (kind === 'added') return <ins key={place}>{text}</ins>;
        return kind === 'removed' ? <del key={place}>{text}</del> : <span key={place}>{text}</span>;
      })}
    </span>
  );
}
