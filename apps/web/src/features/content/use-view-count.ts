import { countDocumentView } from '@qicheng/contract/content/index';
import { useEffect } from 'react';
import { call } from '../../lib/api.js';

/** Counts that a person opened a document; a count that fails is nobody's trouble. */
export function useViewCount(id: string): void {
  useEffect(() => {
    call(countDocumentView, { id }).catch(() => undefined);
  }, [id]);
}
