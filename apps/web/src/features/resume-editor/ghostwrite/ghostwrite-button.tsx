import { Button } from '@qicheng/ui/button';
import { closeDrawer, useTools } from '../shortcuts/tool-state.js';
import { openGhostwrite, useGhostwrite } from './ghostwrite-state.js';

/** AI 优化 in the top bar: opens and closes the ghost-writer. */
export function GhostwriteButton({ className }: { className?: string | undefined }) {
  const isOpen = useTools(({ drawer }) => drawer === 'ghostwrite');
  return (
    <Button
      tone="quiet"
      className={className}
      aria-pressed={isOpen}
      title="AI 代写与优化"
      onClick={() => (isOpen ? closeDrawer() : openGhostwrite(useGhostwrite.getState().service))}
    >
      AI 优化
    </Button>
  );
}
