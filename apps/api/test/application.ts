/** The fields of an application as a member enters them. */
export const APPLICATION = {
  company: '鹿鸣数据科技有限公司',
  post: '数据分析师',
  city: '南京',
  channel: 'website' as const,
  url: 'https://example.com/jobs/1',
  deadline: '2026-12-01',
  appointmentAt: null,
  appointmentMinutes: 60,
  appointmentTitle: '',
  appointmentPlace: '',
  notes: '内推人：王学长',
  jobText: '负责数据看板，熟悉 SQL。',
};
