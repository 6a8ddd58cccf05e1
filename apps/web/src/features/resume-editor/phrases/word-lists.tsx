import { Icon } from '@qicheng/ui/icon';
import { useDocument, useEditor } from '../store/editor-context.js';
import { useView } from '../store/view-state.js';
import { addSkill, hasSkill } from './add-skill.js';
import { type PhraseFilter, useResources, useSkills } from './phrase-queries.js';
import styles from './phrases.module.css';

type WordFilter = Pick<PhraseFilter, 'occupation' | 'keyword'>;

/** Words for 专业技能: a touch adds one. */
export function SkillWords({ filter }: { filter: WordFilter }) {
  const editor = useEditor();
  const { data, isError } = useSkills(filter);
  const written = useDocument((document) =>
    JSON.stringify(document.skills.flatMap(({ keywords = [] }) => keywords)),
  );
  const taken = JSON.parse(written) as string[];
  if (isError) return <p role="alert">词库没有打开，请稍后再试</p>;
  if (data?.list.length === 0) return <p className={styles.nothing}>没有找到相关的技能词</p>;
  return (
    <ul className={styles.words} aria-label="技能词">
      {(data?.list ?? []).map(({ name, category }) => {
        const isTaken = hasSkill([{ id: '', keywords: taken }], name);
        return (
          <li key={`${category}/${name}`}>
            <button
              type="button"
              disabled={isTaken}
              title={category}
              onClick={() => {
                const { section, openItem } = useView.getState();
                editor.edit(addSkill(name, category, section === 'skills' ? openItem : null));
              }}
            >
              <Icon name={isTaken ? 'check' : 'plus'} size={12} />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Certificates, official documents and books that belong to an occupation or a skill. */
export function Resources({ filter }: { filter: WordFilter }) {
  const { data, isError } = useResources(filter);
  if (isError) return <p role="alert">学习资源没有打开，请稍后再试</p>;
  if (data?.list.length === 0) return <p className={styles.nothing}>没有找到相关的资源</p>;
  return (
    <ul className={styles.resources}>
      {(data?.list ?? []).map(({ name, kindName, issuer, url }) => (
        <li key={`${kindName}/${name}`}>
          <small>{kindName}</small>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <span className={styles.issuer}>{issuer}</span>
        </li>
      ))}
    </ul>
  );
}
