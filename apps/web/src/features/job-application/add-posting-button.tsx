import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useApplicationChanges } from './application-queries.js';

interface AddPostingButtonProps {
  postingId: string;
  title: string;
  /** Without a border, for a list with the button in every row. */
  isQuiet?: boolean;
}

/** Adds a job from the job list to the board; adding it again returns the same card. */
export function AddPostingButton({ postingId, title, isQuiet = false }: AddPostingButtonProps) {
  const { add } = useApplicationChanges();
  const navigate = useNavigate();
  const press = () =>
    add.mutate(postingId, {
      onSuccess: ({ id }) =>
        showToast('success', '已加入求职进展', {
          label: '去看看',
          run: () => void navigate(paths.applications.hrefOf(id)),
        }),
    });
  return (
    <Button
      tone={isQuiet ? 'quiet' : 'plain'}
      icon={add.isSuccess ? 'check' : 'plus'}
      isBusy={add.isPending}
      aria-label={`${add.isSuccess ? '已加入' : '加入'}求职进展：${title}`}
      onClick={press}
    >
      {add.isSuccess ? '已加入' : '加入求职进展'}
    </Button>
  );
}
