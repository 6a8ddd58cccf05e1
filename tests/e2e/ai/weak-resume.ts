import type { Account } from '../accounts.js';

/** Creates a résumé of one internship whose only statement is a weak one. */
export const weakResume = (member: Account, statement: string): Promise<string> =>
  member.newResume({
    document: {
      basics: { name: { zh: '苏晓禾' } },
      internships: [
        {
          id: 'i',
          company: { zh: '示例科技' },
          highlights: [{ id: 's', kind: 'bullet', zh: [{ text: statement }] }],
        },
      ],
    },
  });
