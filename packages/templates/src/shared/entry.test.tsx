import { renderToStaticMarkup } from 'react-dom/server';
import type { EntryView } from '@qicheng/resume/view-model';
import { EntryLead } from './entry.js';

it('moves what does not fit beside a title to the next line as a whole, so that no comma ends a line', () => {
  const entry = { title: 'Qiantang University', subtitle: 'Bachelor’s, Software Engineering', badges: [] };
  const html = renderToStaticMarkup(<EntryLead entry={entry as unknown as EntryView} />);
  expect(html).toContain(
    '<span class="entry-subtitle led"><span class="lead-space"> </span><span class="whole"><span class="part">Bachelor’s,</span> ' +
      '<span class="part">Software Engineering</span></span></span>',
  );
});
