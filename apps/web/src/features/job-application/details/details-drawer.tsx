import { applicationName } from '@qicheng/analysis/job-application';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Drawer } from '@qicheng/ui/drawer';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ApiFailure } from '#src/lib/api.js';
import { applicationQuery, type Card } from '../application-queries.js';
import { Details } from './details.js';

interface DetailsDrawerProps {
  /** Null while it is closed. */
  id: string | null;
  cards: readonly Card[];
  onClose: () => void;
}

const NOT_FOUND = 404;

interface LoadedProps extends DetailsDrawerProps {
  id: string;
  onDirty: (isDirty: boolean) => void;
}

function Loaded({ id, cards, onDirty, onClose }: LoadedProps) {
  const { data, error, refetch } = useQuery(applicationQuery(id));
  if (data)
    return <Details key={id} application={data} cards={cards} onDirty={onDirty} onRemoved={onClose} />;
  if (error) {
    const isGone = error instanceof ApiFailure && error.status === NOT_FOUND;
    return (
      <ErrorState
        title={isGone ? '这条记录已经删除' : '没有打开'}
        action={
          isGone ? (
            <Button onClick={onClose}>回到看板</Button>
          ) : (
            <Button onClick={() => void refetch()}>再试一次</Button>
          )
        }
      >
        {isGone ? '它可能在另一个窗口被删除了。' : '请检查网络，然后再试一次。'}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">正在打开</span>
      <Skeleton height="24rem" />
    </div>
  );
}

/** The details of one application, beside the board; a press outside does not discard unsaved input. */
export function DetailsDrawer({ id, cards, onClose }: DetailsDrawerProps) {
  /** The application with unsaved changes. */
  const [dirtyId, setDirtyId] = useState<string | null>(null);
  const isDirty = id !== null && dirtyId === id;
  const [isConfirming, setConfirming] = useState(false);
  const isLeaving = useRef(false);
  // The drawer is part of the address, so Back and links close it, too.
  const blocker = useBlocker(() => isDirty && !isLeaving.current);
  const card = cards.find((each) => each.id === id);
  useEffect(() => {
    isLeaving.current = false;
  }, [id]);
  const close = () => {
    isLeaving.current = true;
    setConfirming(false);
    setDirtyId(null);
    onClose();
  };
  const leave = () => {
    if (blocker.state !== 'blocked') return close();
    setDirtyId(null);
    blocker.proceed();
  };
  const stay = () => {
    setConfirming(false);
    blocker.reset?.();
  };
  return (
    <>
      <Drawer
        open={id !== null}
        title={card ? applicationName(card) : '求职进展'}
        onClose={() => (isDirty ? setConfirming(true) : close())}
      >
        {id === null ? null : (
          <Loaded
            id={id}
            cards={cards}
            onDirty={(isChanged) => setDirtyId(isChanged ? id : null)}
            onClose={close}
          />
        )}
      </Drawer>
      <ConfirmDialog
        open={isConfirming || blocker.state === 'blocked'}
        title="有修改没有保存"
        text="关闭后，这次填写的内容会丢失。"
        confirm="放弃修改"
        cancel="继续填写"
        isDanger
        onConfirm={leave}
        onClose={stay}
      />
    </>
  );
}
