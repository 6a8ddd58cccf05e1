// The floor of `bench editor`: a controlled text area and an echo of its text, nothing else.
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Echo() {
  const [text, setText] = useState('');
  const field = { id: 'field', value: text, onChange: (event) => setText(event.target.value) };
  return createElement(
    'main',
    null,
    createElement('textarea', field),
    createElement('p', { id: 'echo' }, text),
  );
}

createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Echo)));
