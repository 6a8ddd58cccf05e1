import { applicationEvents } from '@qicheng/analysis/application-calendar';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { Tabs } from '@qicheng/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useSession } from '#src/lib/session.js';
import { applicationsQuery, type Card } from './application-queries.js';
import styles from './applications.module.css';
import { Board } from './board/board.js';
import { Bookmarklet } from './bookmarklet.js';
import { ApplicationCalendar } from './calendar/application-calendar.js';
import { DetailsDrawer } from './details/details-drawer.js';
import { EntryDialog } from './entry-dialog.js';
import { Figures } from './figures/figures.js';
import { NextSteps } from './next-steps.js';
import { removeStoredEntry, storedEntry } from './received-entry.js';

const Waiting = () => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">正在打开求职进展</span>
    <div className={styles.skeletons}>
      {[0, 1, 2, 3, 4, 5].map((column) => (
        <Skeleton key={column} height="22rem" />
      ))}
    </div>
  </div>
);

interface LoadedProps {
  cards: readonly Card[];
  onAdd: () => void;
  onOpen: (id: string) => void;
}

function Loaded({ cards, onAdd, onOpen }: LoadedProps) {
  const [now] = useState(() => new Date());
  if (cards.length === 0)
    return (
      <Empty
        title="把想投的岗位放在一起"
        action={
          <>
            <Button tone="primary" icon="plus" onClick={onAdd}>
              添加第一个岗位
            </Button>
            <ButtonLink to={paths.jobs.href()}>去看职位</ButtonLink>
          </>
        }
      >
        每个岗位一张卡片：记下截止日期和面试时间，关联投出的简历与求职信，从想投一路拖到
        Offer。到时间会提示下一步该做什么，内容只有您自己能看到。
      </Empty>
    );
  return (
    <Tabs
      label="查看方式"
      look="segmented"
      tabs={[
        {
          key: 'board',
          label: '看板',
          content: (
            <>
              <NextSteps cards={cards} now={now} onOpen={onOpen} />
              <Board cards={cards} now={now} onOpen={onOpen} />
            </>
          ),
        },
        {
          key: 'calendar',
          label: '日历',
          content: (
            <ApplicationCalendar
              events={applicationEvents(cards.map((card) => ({ ...card, jdRunId: card.jd?.id ?? null })))}
              cards={cards}
              now={now}
              onOpen={onOpen}
            />
          ),
        },
        { key: 'figures', label: '统计', content: <Figures cards={cards} /> },
      ]}
    />
  );
}

/** The applications, or the reason why they cannot be shown. */
function Content({ onAdd, onOpen }: Omit<LoadedProps, 'cards'>) {
  const { data, isError, refetch } = useQuery(applicationsQuery);
  if (data)
    return (
      <>
        <Loaded cards={data.list} onAdd={onAdd} onOpen={onOpen} />
        {data.list.length === 0 ? null : (
          <p className={styles.count}>
            {data.list.length} / {data.most} 条，只有您自己能看到
          </p>
        )}
        <Bookmarklet />
      </>
    );
  if (!isError) return <Waiting />;
  return (
    <ErrorState
      title="求职进展没有打开"
      action={
        <Button icon="refresh" onClick={() => void refetch()}>
          再试一次
        </Button>
      }
    >
      记录都还在。请检查网络，然后再试一次。
    </ErrorState>
  );
}

/** The application named by the address is open. */
function useOpenApplication() {
  const [query, setQuery] = useSearchParams();
  const open = (id: string | null) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(pageQuery.application);
        else next.set(pageQuery.application, id);
        return next;
      },
      { replace: id === null },
    );
  return { openId: query.get(pageQuery.application), open };
}

/** All applications of a member: board, calendar and figures, and the details of one. */
export function ApplicationsView({ nav }: { nav: ReactNode }) {
  const { data } = useQuery(applicationsQuery);
  const userId = useSession((state) => state.user?.userId ?? null);
  const { openId, open } = useOpenApplication();
  const [entry, setEntry] = useState(() => storedEntry(userId));
  const cards = data?.list ?? [];
  const add = () => setEntry({});
  const closeEntry = () => {
    removeStoredEntry();
    setEntry(null);
  };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>求职进展</h1>
        {cards.length === 0 ? null : (
          <Button tone="primary" icon="plus" onClick={add}>
            添加
          </Button>
        )}
      </header>
      {nav}
      <Content onAdd={add} onOpen={open} />
      <EntryDialog open={entry !== null} start={entry ?? {}} onClose={closeEntry} onCreated={closeEntry} />
      <DetailsDrawer id={openId} cards={cards} onClose={() => open(null)} />
    </>
  );
}
