import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openGhostwrite, resetGhostwrite } from './ghostwrite-state.js';

const WRITES = '2';

/** [spec 2]: /resume/edit with `ai` opens the ghost-writer, `gwservice` says for what. */
export function useGhostwriteAddress(resumeId: string): void {
  const [query] = useSearchParams();
  const isAsked = query.has(pageQuery.ghostwrite);
  const service = query.get(pageQuery.ghostwriteService) === WRITES ? 'write' : 'optimise';
  useEffect(() => {
    resetGhostwrite();
    if (isAsked) openGhostwrite(service);
    return resetGhostwrite;
  }, [resumeId, isAsked, service]);
}
