/**
 * Inside the shadow root. The page is 210 mm wide and shrinks to its sheet by CSS alone: the tangent of the
 * angle between two lengths is their ratio, which `scale` takes. One column of a page's height breaks between
 * lines, as the real pagination does; what belongs to a second page stays out of sight.
 */
export const stillFrameCss = `
:host { display: block; overflow: hidden; container-type: inline-size; }
.still { position: absolute; top: 0; left: 0; width: 210mm; height: 297mm; overflow: hidden; transform-origin: 0 0;
  transform: scale(0.4); transform: scale(tan(atan2(100cqw, 210mm))); user-select: none; columns: 1; column-fill: auto; column-gap: 60mm; }
.still > .resume { padding-bottom: 12mm; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.still .heading { break-after: avoid; }
.still .page-layer { height: 297mm; bottom: auto; }
`;
