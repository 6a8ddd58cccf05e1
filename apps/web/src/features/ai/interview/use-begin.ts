import { beginInterview } from '@qicheng/contract/interview/session.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { sessionKeys } from './session-queries.js';

interface Asked {
  runId: string;
  /** Some of the questions alone, to practise weak ones again. */
  questionIds?: string[];
}

/** Begins a mock interview, or goes on in the one that is open on the same questions, and leads into its room. */
export function useBegin() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begun = useMutation({
    mutationFn: (asked: Asked) => call(beginInterview, asked),
    onSuccess: async ({ sessionId }) => {
      await queries.invalidateQueries({ queryKey: sessionKeys });
      await navigate(paths.aiInterview.hrefSession(sessionId));
    },
  });
  return { begin: (asked: Asked) => begun.mutate(asked), isBeginning: begun.isPending };
}
