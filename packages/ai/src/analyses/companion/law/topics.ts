import { ENTRY_TOPICS } from './topics-entry.js';
import { LEAVING_TOPICS } from './topics-leaving.js';
import { WORK_TOPICS } from './topics-work.js';
import type { TopicRule } from './topic.js';

/** Every question of law that the rules answer. */
export const TOPICS: readonly TopicRule[] = [...ENTRY_TOPICS, ...WORK_TOPICS, ...LEAVING_TOPICS];
