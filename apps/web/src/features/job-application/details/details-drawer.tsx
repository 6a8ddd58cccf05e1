import { Button } from '@qicheng/ui/button';
import { Drawer } from '@qicheng/ui/drawer';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
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

function Loaded({ id, cards, onClose }: DetailsDrawerProps & { id: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(id));
  if (data) return <Details key={id} application={data} cards={cards} onClose={onClose} />;
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

/** The details of one application, beside the board. */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { id, cards, onClose } = props;
  const card = cards.find((each) => each.id === id);
  return (
    <Drawer open={id !== null} title={card ? card.company : '求职进展'} onClose={onClose}>
      {id === null ? null : <Loaded {...props} id={id} />}
    </Drawer>
  );
}
