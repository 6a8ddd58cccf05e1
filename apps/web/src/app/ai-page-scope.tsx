import type { ReactNode } from 'react';
import { AiGuard } from '../features/ai/products/ai-guard.js';
import { DataScope } from './data-scope.js';

/** What surrounds the page of an AI service; visitors may open it. */
export const AiPageScope = ({ children }: { children: ReactNode }) => (
  <DataScope>
    <AiGuard>{children}</AiGuard>
  </DataScope>
);
