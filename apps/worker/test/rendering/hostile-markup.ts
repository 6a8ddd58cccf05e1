/** Returns all known kinds of markup that make a browser open a connection or a file [EX1]. */
export function hostileMarkup(tcpPort: number, udpPort: number, file: string): string[] {
  const at = (path: string): string => `http://127.0.0.1:${tcpPort}/${path}`;
  return [
    `<link rel="prefetch" href="${at('prefetch')}">`,
    `<link rel="preconnect" href="${at('')}"><link rel="dns-prefetch" href="${at('')}">`,
    `<link rel="stylesheet" href="${at('sheet.css')}"><link rel="preload" as="image" href="${at('preload')}">`,
    `<script>new WebSocket("ws://127.0.0.1:${tcpPort}/ws")</script><img src=x onerror='new WebSocket("ws://127.0.0.1:${tcpPort}/e")'>`,
    `<script type="speculationrules">{"prefetch":[{"urls":["${at('speculation')}"],"eagerness":"immediate"}]}</script>`,
    `<script>const c=new RTCPeerConnection({iceServers:[{urls:"stun:127.0.0.1:${udpPort}"}]});c.createDataChannel("x");c.createOffer().then(o=>c.setLocalDescription(o))</script>`,
    `<img src="${at('img')}"><input type="image" src="${at('input')}">`,
    `<img srcset="${at('srcset')} 1x"><picture><source srcset="${at('source')}"><img></picture>`,
    `<div style="background:url(${at('background')});width:9px;height:9px">style</div>`,
    `<style>@import url("${at('import.css')}");</style>`,
    `<style>@font-face{font-family:F;src:url("${at('font')}")}</style><p style="font-family:F">font</p>`,
    `<iframe src="${at('frame')}" width="99" height="99"></iframe><iframe src="file://${file}" width="99" height="99"></iframe>`,
    `<object data="${at('object')}"></object><embed src="${at('embed')}"><object data="file://${file}"></object>`,
    `<script src="${at('script.js')}"></script><script>fetch("${at('fetch')}");navigator.sendBeacon("${at('beacon')}")</script>`,
    `<meta http-equiv="refresh" content="0;url=${at('refresh')}">`,
    `<svg><use href="${at('use.svg')}#a"/><image href="${at('svg-image')}" width="9" height="9"/></svg>`,
    `<video src="${at('video')}" poster="${at('poster')}" autoplay></video><audio src="${at('audio')}" autoplay></audio>`,
    `<a href="${at('ping')}" ping="${at('ping')}" id="a">a</a><script>a.click()</script><base href="${at('base/')}"><img src="relative">`,
    `<iframe srcdoc="<img src='${at('srcdoc')}'>"></iframe><script>location="file://${file}"</script>`,
    // Last, because it makes Chromium hang.
    `<form action="${at('form')}" id="f"><input autofocus onfocus="f.submit()"></form><script>f.submit()</script>`,
  ];
}
