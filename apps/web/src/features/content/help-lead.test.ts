import { helpLead } from '#src/app/pages/help-page.jsx';

const none = { chatUrl: '', feedbackUrl: '', hotline: '' };

it('promises a contact only if the site has one', () => {
  expect(helpLead(null)).toBe('一篇说清一件事。');
  expect(helpLead(none)).toBe('一篇说清一件事。');
  for (const way of ['chatUrl', 'feedbackUrl', 'hotline'])
    expect(helpLead({ ...none, [way]: 'x' })).toContain('客服入口');
});
