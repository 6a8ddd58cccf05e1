import { type CivilExam, CIVIL_POSTS } from '@qicheng/analysis/civil-service';
import { searchCivilPosts } from '@qicheng/contract/analysis/civil-service.contract';
import { Button } from '@qicheng/ui/button';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '#src/lib/api.js';
import styles from '../exam/exam.module.css';
import { AreaField, TextField } from '../kit/fields.js';
import fieldStyles from '../kit/fields.module.css';
import type { DraftPost } from './civil-draft.js';

const SHOWN = 20;
const MAX_TEXT_LENGTH = 2_000;

const postsQuery = (exam: CivilExam, keyword: string) =>
  queryOptions({
    queryKey: ['ai', 'posts', exam, keyword],
    queryFn: ({ signal }) => call(searchCivilPosts, { exam, keyword, page: 1, limit: SHOWN }, { signal }),
    placeholderData: keepPreviousData,
  });

interface PostPickerProps {
  exam: CivilExam;
  posts: readonly DraftPost[];
  problems: Readonly<Record<string, string>>;
  onChange: (posts: readonly DraftPost[]) => void;
}

function TablePosts({ exam, posts, onChange }: Omit<PostPickerProps, 'problems'>) {
  const [keyword, setKeyword] = useState('');
  const { data, isError, refetch } = useQuery(postsQuery(exam, useDeferredValue(keyword.trim())));
  const chosen = new Set(posts.flatMap((post) => (post.kind === 'table' ? [post.postId] : [])));
  const isFull = posts.length >= CIVIL_POSTS;
  return (
    <>
      <TextField
        label="从职位表里找"
        placeholder="职位、部门、代码、地区或专业"
        maxLength={60}
        value={keyword}
        onValue={setKeyword}
      />
      {isError ? (
        <p className={styles.soft} role="alert">
          职位表没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
        </p>
      ) : null}
      {data?.list.length === 0 ? (
        <p
          className={styles.soft}
        >{`${exam}的职位表：数据缺失，或没有符合的职位。可以在下面粘贴职位条件。`}</p>
      ) : null}
      {data && data.list.length > 0 ? (
        <div className={styles.found} role="group" aria-label="职位表">
          {data.list.map(({ postId = '', name, department, region, table, conditions }) => {
            const isOn = chosen.has(postId);
            const picked = { kind: 'table', postId, name, isSample: table?.isSample ?? false } as const;
            return (
              <label key={postId}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isFull && !isOn}
                  onChange={() =>
                    onChange(
                      isOn
                        ? posts.filter((post) => post.kind !== 'table' || post.postId !== postId)
                        : [...posts, picked],
                    )
                  }
                />
                <span>
                  {name}
                  <small>
                    {[department, region, conditions.education, conditions.major].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <span className={styles.tag} data-tone={table?.isSample ? 'open' : undefined}>
                  {table?.isSample ? '示例' : table?.version}
                </span>
              </label>
            );
          })}
        </div>
      ) : null}
    </>
  );
}

/** The posts to analyse: picked from the imported tables, or pasted as published. */
export function PostPicker({ exam, posts, problems, onChange }: PostPickerProps) {
  const set = (place: number, post: DraftPost) => onChange(posts.with(place, post));
  return (
    <div className={styles.stack} data-invalid={problems['posts'] !== undefined}>
      <TablePosts exam={exam} posts={posts} onChange={onChange} />
      {posts.map((post, place) =>
        post.kind === 'table' ? null : (
          <div key={place} className={styles.stack}>
            <TextField
              label="职位名称"
              maxLength={80}
              value={post.name}
              onValue={(name) => set(place, { ...post, name })}
            />
            <AreaField
              label="职位条件"
              isRequired
              rows={5}
              limit={MAX_TEXT_LENGTH}
              placeholder={'学历：本科及以上\n专业：计算机类（0809）\n政治面貌：不限\n备注：限2027届毕业生'}
              value={post.text}
              problem={problems[`posts.${place}`] ?? problems[`posts.${place}.text`]}
              onValue={(text) => set(place, { ...post, text })}
            />
            <div>
              <Button tone="quiet" onClick={() => onChange(posts.toSpliced(place, 1))}>
                移除这条
              </Button>
            </div>
          </div>
        ),
      )}
      <div>
        <Button
          icon="plus"
          disabled={posts.length >= CIVIL_POSTS}
          onClick={() => onChange([...posts, { kind: 'pasted', name: '', text: '' }])}
        >
          粘贴职位条件
        </Button>
      </div>
      {problems['posts'] ? (
        <p className={fieldStyles.problem} role="alert">
          {problems['posts']}
        </p>
      ) : (
        <p className={styles.soft}>{`已选 ${posts.length} 个，最多 ${CIVIL_POSTS} 个`}</p>
      )}
    </div>
  );
}
