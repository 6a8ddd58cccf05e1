import { Tabs } from '@qicheng/ui/tabs';
import { useEffect, useState } from 'react';
import { SideDrawer } from '../shortcuts/side-drawer.js';
import { useView } from '../store/view-state.js';
import { PhraseList } from './phrase-list.js';
import { useOccupations, usePhrases } from './phrase-queries.js';
import styles from './phrases.module.css';
import { Resources, SkillWords } from './word-lists.js';

const TYPING_PAUSE_MS = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** 范文与词库: phrases for the open section, words for skills, and where to learn them. */
export function PhraseDrawer({ onClose }: { onClose: () => void }) {
  const open = useView((view) => view.section);
  const [isAnySection, setAnySection] = useState(false);
  const [occupation, setOccupation] = useState('');
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const occupations = useOccupations().data?.list ?? [];
  const words = { ...(occupation && { occupation }), ...(keyword && { keyword }) };
  // Basics and the like have no phrases: an empty list would look as if there were none at all.
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
        <select aria-label="职业" value={occupation} onChange={(event) => setOccupation(event.target.value)}>
          <option value="">全部职业</option>
          {occupations.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
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
