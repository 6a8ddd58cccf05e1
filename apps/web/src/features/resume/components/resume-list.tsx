import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { MoreButton } from '#src/components/more-button.jsx';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { openImportDialog } from '#src/lib/dialog-state.js';
import { readStored, writeStored } from '#src/lib/storage.js';
import {
  useResumeChanges,
  type ResumeSummary,
  resumeListQuery,
  useBulkDeletion,
} from '../api/change-resume.js';
import { type Folder, foldersQuery, useFolderChanges } from '../api/folders.js';
import { FolderBar } from './folder-bar.js';
import { MoveDialog } from './move-dialog.js';
import { RenameDialog } from './rename-dialog.js';
import { ResumeCard, type Selection } from './resume-card.js';
import {
  familiesOf,
  type ResumeFamily,
  searchFamilies,
  familiesIn,
  UNFILED,
  useOpenFolder,
} from './resume-families.js';
import styles from './resume-list.module.css';
import type { ResumeActions } from './resume-menu.js';
import { ResumeRow } from './resume-row.js';
import { type ListView, ResumeToolbar } from './resume-toolbar.js';

const Waiting = () => (
  <div className={styles.grid} role="status" aria-busy="true">
    <span className="visually-hidden">正在读取简历</span>
    {[0, 1, 2].map((card) => (
      <div key={card} className={styles.card}>
        <span className={styles.sheet}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="70%" height="1.25em" />
        <Skeleton width="90%" height="1em" />
      </div>
    ))}
  </div>
);

const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <ErrorState
    title="简历列表没有读出来"
    action={
      <Button icon="refresh" onClick={onAgain}>
        再试一次
      </Button>
    }
  >
    您的简历都还在。请检查网络，然后再试一次。
  </ErrorState>
);

const None = () => (
  <Empty
    title="还没有简历"
    action={
      <>
        <ButtonLink to={paths.templates.href()} tone="primary">
          选一套模板
        </ButtonLink>
        <Button icon="upload" onClick={() => openImportDialog()}>
          导入已有简历
        </Button>
      </>
    }
  >
    选一套模板就能开始写，之后随时可以换成另一套，内容不用重填。写过的简历可以直接导入。
  </Empty>
);

const nothingFound = (words: string, folder: string | null): string =>
  `没有找到“${words.trim()}”。换个词，或${folder === null ? '清空搜索看全部简历' : '到“全部”里搜索'}。`;

const emptyFolder = (folders: readonly Folder[], folder: string | null): string =>
  folder === UNFILED || folders.some(({ id }) => id === folder)
    ? '这里还没有简历。在“全部”里把简历拖过来，或用简历菜单里的“移到文件夹”。'
    : '这个文件夹不存在或已被删除。您的简历都在“全部”里。';

/** The view last used in this browser. */
function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => (readStored('resumeView') === 'list' ? 'list' : 'grid'));
  return [
    view,
    (next) => {
      writeStored('resumeView', next);
      setView(next);
    },
  ];
}

/** The selected résumés, in selection mode. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selection: Selection | undefined = chosen
    ? {
        chosen,
        toggle: (id) => {
          const next = new Set(chosen);
          if (!next.delete(id)) next.add(id);
          setChosen(next);
        },
      }
    : undefined;
  return {
    selection,
    choose: (isChoosing: boolean) => setChosen(isChoosing ? new Set() : null),
    chooseAll: (ids: readonly string[]) => setChosen(new Set(ids)),
  };
}

interface ViewProps {
  families: readonly ResumeFamily[];
  actions: ResumeActions;
  selection: Selection | undefined;
}

const Grid = ({ families, ...rest }: ViewProps) => (
  <ul className={styles.grid}>
    {families.map((family) => (
      <ResumeCard key={family.base.id} family={family} {...rest} />
    ))}
  </ul>
);

const Rows = ({ families, ...rest }: ViewProps) => (
  <ul className={styles.list}>
    {families
      .flatMap(({ base, variants }) => [base, ...variants])
      .map((resume) => (
        <ResumeRow key={resume.id} resume={resume} {...rest} />
      ))}
  </ul>
);

/** Whether the member's list was loaded and is empty. */
export function useHasNoResume(): boolean {
  const { data } = useInfiniteQuery(resumeListQuery);
  return data?.pages.every(({ list }) => list.length === 0) ?? false;
}

/** Folders, then tools; without a folder there is nothing to choose, and its button is the last of the tools. */
function ToolRow({
  isBare,
  children: [folders, tools],
}: {
  isBare: boolean;
  children: [ReactNode, ReactNode];
}) {
  const [first, second] = [
    <Fragment key="folders">{folders}</Fragment>,
    <Fragment key="tools">{tools}</Fragment>,
  ];
  return (
    <div className={styles.tools} data-bare={isBare}>
      {isBare ? [second, first] : [first, second]}
    </div>
  );
}

/**
 * The member's résumés as first pages or as a list: each can be opened, renamed, copied, shared and deleted.
 */
export function ResumeList({ onShare }: { onShare?: (resume: ResumeSummary) => void }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(resumeListQuery);
  const { rename, copy, remove } = useResumeChanges();
  const removeAll = useBulkDeletion();
  const { data: folders = [] } = useQuery(foldersQuery);
  const folderChanges = useFolderChanges();
  const place = useOpenFolder();
  const [moved, setMoved] = useState<readonly ResumeSummary[]>([]);
  const [renamed, setRenamed] = useState<ResumeSummary | null>(null);
  const [words, setWords] = useState('');
  const [view, setView] = useListView();
  const { selection, choose, chooseAll } = useSelection();
  const [isAsking, setAsking] = useState(false);
  const resumes = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  const families = useMemo(
    () => searchFamilies(familiesIn(familiesOf(resumes), place.folder), words),
    [resumes, words, place.folder],
  );

  // Search and folders must cover the whole list, so load the remaining pages.
  const isSearching = (words.trim() !== '' || place.folder !== null) && !isFetchNextPageError;
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (!data && isError) return <Failed onAgain={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (resumes.length === 0) return <None />;
  const actions: ResumeActions = {
    onRename: setRenamed,
    onCopy: (chosen) => copy.mutate(chosen),
    onMove: (chosen) => setMoved([chosen]),
    onDelete: (chosen) => remove.mutate(chosen),
    onShare,
  };
  // Actions never apply to selected résumés that the current folder or search hides.
  const shown = families.flatMap(({ base, variants }) => [base, ...variants]);
  const chosen = shown.filter(({ id }) => selection?.chosen.has(id));
  const isAllChosen = shown.length > 0 && chosen.length === shown.length;
  const View = view === 'grid' ? Grid : Rows;
  return (
    <>
      <ToolRow isBare={folders.length === 0 && place.folder === null}>
        <FolderBar
          folders={folders}
          place={place}
          changes={folderChanges}
          onMove={(ids, folderId) =>
            folderChanges.move.mutate({ resumes: resumes.filter(({ id }) => ids.includes(id)), folderId })
          }
        />
        <ResumeToolbar
          {...{ words, view, isAllChosen }}
          onSearch={setWords}
          onView={setView}
          chosenCount={selection ? chosen.length : null}
          onChooseAll={() => chooseAll(isAllChosen ? [] : shown.map(({ id }) => id))}
          onChoose={choose}
          onMove={() => setMoved(chosen)}
          onDelete={() => setAsking(true)}
        />
      </ToolRow>
      {families.length > 0 ? (
        <View families={families} actions={actions} selection={selection} />
      ) : (
        <p className={styles.nothing} role="status">
          {isSearching && hasNextPage
            ? '正在读取其余的简历…'
            : words.trim() === ''
              ? emptyFolder(folders, place.folder)
              : nothingFound(words, place.folder)}
        </p>
      )}
      {isSearching ? null : (
        <MoreButton className={styles.rest} pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>
          更早的简历
        </MoreButton>
      )}
      <RenameDialog
        resume={renamed}
        isBusy={rename.isPending}
        onClose={() => setRenamed(null)}
        onRename={(title) => {
          if (renamed) rename.mutate({ id: renamed.id, title }, { onSuccess: () => setRenamed(null) });
        }}
      />
      <MoveDialog
        resumes={moved}
        folders={folders}
        isBusy={folderChanges.move.isPending}
        onClose={() => setMoved([])}
        onMove={(folderId) =>
          folderChanges.move.mutate(
            { resumes: moved, folderId },
            {
              onSuccess: () => {
                setMoved([]);
                choose(false);
              },
            },
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={`删除 ${chosen.length} 份简历？`}
        text="删除后可以马上撤销。被删简历的岗位版本会成为独立的简历。"
        confirm="删除"
        isDanger
        isBusy={removeAll.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          removeAll.mutate(chosen, {
            onSettled: () => {
              setAsking(false);
              choose(false);
            },
          })
        }
      />
    </>
  );
}
