import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { OperatorTask } from '@qicheng/core/operator';
import type { Viewer as PageViewer } from '../kit/page/page-shell.js';
import { OperatorPageFilter } from './operator-page.filter.js';
import { OperatorGuard, type OperatorRequest, TASK } from './operator.guard.js';

/** A page or form action for signed-in operators who, if a task is given, are allowed to do it. */
export const OperatorPage = (task: OperatorTask | null = null) =>
  applyDecorators(SetMetadata(TASK, task), UseGuards(OperatorGuard), UseFilters(OperatorPageFilter));

/** The operator viewing the page. */
export type Viewer = PageViewer;
export const Viewer = createParamDecorator((_data: unknown, context: ExecutionContext): PageViewer => {
  const { viewer } = context.switchToHttp().getRequest<OperatorRequest>();
  if (!viewer) throw new Error('@Viewer() needs @OperatorPage()');
  return viewer;
});
