export const styles = `
.resume.tem0001 .head { display: flex; align-items: flex-start; column-gap: 6mm; padding-bottom: 4mm; }
.resume.tem0001 .head-text { flex: 1; min-width: 0; }
.resume.tem0001 .name { font-size: 2.2em; line-height: 1.3; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0001 .alternate-name { margin-left: 0.6em; font-size: 0.5em; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0001 .headline { font-size: 1.1em; color: var(--accent); }
.resume.tem0001 .line { display: flex; flex-wrap: wrap; column-gap: 1.6em; margin-top: 1mm; }
.resume.tem0001 .photo { width: 25mm; height: 35mm; }
.resume.tem0001 .heading { font-size: 1.15em; line-height: 1.5; color: var(--accent); border-bottom: 1px solid #d9dde3; margin-bottom: 1.6mm; padding-bottom: 0.6mm; }
.resume.tem0001 .entry-subtitle, .resume.tem0001 .entry-meta { color: #3c4654; }
.resume.tem0001 .entry-date { color: #5b6472; }
.resume.tem0001 .table-row { border-bottom: 1px solid #eceff3; }
`;
