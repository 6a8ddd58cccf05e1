// What all people of the held-out cases share: statements without a verb before them, addresses, peoples.
export const common = {
  verbs: [''],
  leads: [],
  ethnicities: ['01', '01', '01', '03', '15', '08'],
  mailboxes: ['linxi', 'hello', 'chen_job', 'mail2me', 'xiaoyu.w', 'zhaopin'],
};
