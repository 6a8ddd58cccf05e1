/** [decision 20]. An owner may do everything except judge; other roles have only their tasks. */
export const OPERATOR_ROLES = ['owner', 'content', 'school', 'support', 'judge'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Operator tasks that are restricted by role. */
export type OperatorTask =
  | 'announce'
  | 'changeProducts'
  | 'changeSettings'
  | 'editContent'
  | 'grantCounts'
  | 'judgeEntries'
  | 'manageOperators'
  | 'managePartners'
  | 'manageSources'
  | 'readAudit'
  | 'readFigures'
  | 'readMessages'
  | 'readQueues'
  | 'readUsers'
  | 'runCampaigns'
  | 'runContests'
  | 'runOrders'
  | 'runSchools';

const ALLOWED: Record<OperatorTask, readonly OperatorRole[]> = {
  announce: ['owner', 'content'],
  changeProducts: ['owner'],
  changeSettings: ['owner', 'content'],
  editContent: ['owner', 'content'],
  grantCounts: ['owner', 'support'],
  // An operator who can see whose entry it is must not judge it.
  judgeEntries: ['judge'],
  manageOperators: ['owner'],
  managePartners: ['owner'],
  manageSources: ['owner', 'content'],
  readAudit: ['owner'],
  readFigures: ['owner', 'content', 'support'],
  readMessages: ['owner', 'support'],
  readQueues: ['owner', 'support'],
  readUsers: ['owner', 'support'],
  runCampaigns: ['owner', 'content'],
  runContests: ['owner', 'school'],
  runOrders: ['owner', 'support'],
  runSchools: ['owner', 'school'],
};

/** A signed-in operator. */
export interface SignedInOperator {
  id: string;
  name: string;
  role: OperatorRole;
}

/** Whether a text names a role. */
export const isOperatorRole = (text: string): text is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(text);

/** Whether an operator's role includes the task. */
export const mayOperator = ({ role }: { role: OperatorRole }, task: OperatorTask): boolean =>
  ALLOWED[task].includes(role);
