import { interview } from '@qicheng/analysis/descriptors/interview';
import { analysisCalls } from '../analysis/calls.js';

export const { start: startInterview, list: listInterviews } = analysisCalls(interview);
