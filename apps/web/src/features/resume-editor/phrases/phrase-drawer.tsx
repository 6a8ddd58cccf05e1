import { Tabs } from '@qicheng/ui/tabs';
import { useEffect, useState } from 'react';
import { Button } from '@qicheng/ui/button';
import { Select } from '@qicheng/ui/select';
import { showToast } from '@qicheng/ui/toast';
import { Icon } from '@qicheng/ui/icon';
import type { SkillItem } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { LIMITS } from '@qicheng/resume/limits';
import { SideDrawer } from '../shortcuts/side-drawer.js';
import { useView } from '../store/view-state.js';
import {
  useOccupations,
  usePhrases,
  type PhraseFilter,
  PHRASES_AT_ONCE,
  useResources,
  useSkills,
} from './phrase-queries.js';
import styles from './phrases.module.css';
import { insertLines, useRichTarget } from './rich-target.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import type { Recipe } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';

/** Adds a word to the open skill, to the skill of its category, or to a new one of that name. */
const addSkill =
  (word: string, category: string, openItem: string | null): Recipe =>
  (document) => {
    const named = ({ name }: SkillItem) => name?.[document.meta.lang] === category;
    let item = document.skills.find(({ id }) => id === openItem) ?? document.skills.find(named);
    if (!item) {
      item = { id: randomId(), name: { [document.meta.lang]: category } };
      document.skills.push(item);
      item = document.skills.at(-1);
    }
    if (!item || item.keywords?.includes(word)) return undefined;
    item.keywords = [...(item.keywords ?? []), word].slice(0, LIMITS.tagsPerItem);
    const isShown = document.meta.sections.some(({ key, visible }) => key === 'skills' && visible);
    return isShown ? undefined : showSection('skills', true)(document);
  };

const hasSkill = (skills: readonly SkillItem[], word: string): boolean =>
  skills.some(({ keywords }) => keywords?.includes(word));

type WordFilter = Pick<PhraseFilter, 'occupation' | 'keyword'>;

/** Words for 专业技能; a click adds one. */
function SkillWords({ filter }: { filter: WordFilter }) {
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

/** Certificates, official documents and books for an occupation or a skill. */
function Resources({ filter }: { filter: WordFilter }) {
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

/** Placeholders for facts are highlighted, so that none is left in by mistake. */
function PhraseText({ content }: { content: string }) {
  return content
    .split(/(【[^】]*】)/)
    .map((part, index) => (part.startsWith('【') ? <mark key={index}>{part}</mark> : part));
}

/** Matching phrases in small batches; 换一批 shows the next batch and starts over at the end. */
function PhraseList({ filter }: { filter: PhraseFilter }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = usePhrases(filter, page);
  const target = useRichTarget((state) => state.target);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PHRASES_AT_ONCE));
  const insert = (content: string) => {
    if (!target) return;
    insertLines(target.editor, content.split('\n'));
    showToast('success', content.includes('【') ? '已插入，请把【】换成自己的内容' : '已插入');
  };
  if (isError) {
    return (
      <p role="alert">
        范文没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
      </p>
    );
  }
  if (data?.list.length === 0) return <p className={styles.nothing}>没有找到，换个词或职业试试</p>;
  return (
    <>
      <p className={styles.target} role="status">
        {target ? `插入到“${target.label}”光标处` : '先点一下要插入的文本框，再选范文'}
      </p>
      <ul className={styles.phrases}>
        {(data?.list ?? []).map(({ id, content, sectionName, occupationName }) => (
          <li key={id}>
            <p>
              <PhraseText content={content} />
            </p>
            <div className={styles.phraseFoot}>
              <small>{`${sectionName} · ${occupationName}`}</small>
              <button type="button" disabled={target === null} onClick={() => insert(content)}>
                插入
              </button>
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Button icon="refresh" className={styles.another} onClick={() => setPage((page % pages) + 1)}>
          换一批
        </Button>
      ) : null}
    </>
  );
}

const TYPING_PAUSE_MS = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** 范文与词库: phrases for the open section, words for skills, and learning resources. */
export function PhraseDrawer({ onClose }: { onClose: () => void }) {
  const open = useView((view) => view.section);
  const [isAnySection, setAnySection] = useState(false);
  const [occupation, setOccupation] = useState('');
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const occupations = useOccupations().data?.list ?? [];
  const words = { ...(occupation && { occupation }), ...(keyword && { keyword }) };
  // Sections such as the basics have no phrases: an empty list would suggest that there are none at all.
  const hasNone = usePhrases({ section: open }, 1).data?.total === 0;
  const filter = { ...words, ...(isAnySection || hasNone ? {} : { section: open }) };
  const key = JSON.stringify(filter);
  return (
    <SideDrawer title="范文与词库" onClose={onClose}>
      <div className={styles.filters}>
        <input
          type="search"
          aria-label="搜索范文与词"
          placeholder="关键词或拼音首字母"
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          aria-label="职业"
          empty="全部职业"
          options={occupations.map(({ code, name }) => ({ value: code, label: name }))}
          value={occupation}
          onValue={setOccupation}
        />
      </div>
      <Tabs
        label="范文与词库"
        initial={open === 'skills' ? 'skills' : 'phrases'}
        tabs={[
          {
            key: 'phrases',
            label: '范文',
            content: (
              <>
                {hasNone ? (
                  <p className={styles.any}>这个模块没有范文，下面是其他模块的</p>
                ) : (
                  <label className={styles.any}>
                    <input
                      type="checkbox"
                      checked={isAnySection}
                      onChange={(event) => setAnySection(event.target.checked)}
                    />
                    包括其他模块的范文
                  </label>
                )}
                <PhraseList key={key} filter={filter} />
              </>
            ),
          },
          { key: 'skills', label: '技能词', content: <SkillWords filter={words} /> },
          { key: 'resources', label: '学习资源', content: <Resources filter={words} /> },
        ]}
      />
    </SideDrawer>
  );
}
