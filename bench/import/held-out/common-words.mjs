// Vocabulary shared by all held-out people: statements without a leading verb, addresses, ethnic groups.
export const common = {
  verbs: [''],
  leads: [],
  ethnicities: ['01', '01', '01', '03', '15', '08'],
  mailboxes: ['linxi', 'hello', 'chen_job', 'mail2me', 'xiaoyu.w', 'zhaopin'],
};
