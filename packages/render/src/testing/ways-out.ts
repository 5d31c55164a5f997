// Everything in HTML and CSS that makes a browser send a request, each under a distinct name.

type Way = readonly [name: string, toHtml: (address: string) => string];

/** These make the browser navigate, or change the meaning of the rest of the document. */
const lonely = new Set(['meta-refresh', 'base', 'form', 'script-location', 'script-open']);

/** A headless browser does not request these, or not from another origin, even without restrictions. */
const passedOver = new Set([
  'css-filter',
  'track',
  'svg-use',
  'link-icon',
  'link-manifest',
  'link-prerender',
  'link-preconnect',
  'link-dns-prefetch',
]);

export const expectedOfUnprotected = (): string[] =>
  waysOut.map(([name]) => name).filter((name) => !passedOver.has(name));

/** Documents that try everything at an address, in as few as possible. */
export function togetherAt(address: string): string[] {
  const toHtml = (ways: readonly Way[]) => ways.map(([name, write]) => write(`${address}/${name}`)).join('');
  const together = waysOut.filter(([name]) => !lonely.has(name));
  return [toHtml(together), ...waysOut.filter(([name]) => lonely.has(name)).map((way) => toHtml([way]))];
}

export const waysOut: readonly Way[] = [
  ['img', (url) => `<img src="${url}">`],
  ['srcset', (url) => `<img srcset="${url} 1x, ${url} 2x">`],
  ['picture', (url) => `<picture><source srcset="${url}"><img></picture>`],
  ['background-attribute', (url) => `<table background="${url}"><tr><td>x</td></tr></table>`],
  ['input-image', (url) => `<input type="image" src="${url}">`],
  ['css-url', (url) => `<p style="background: url('${url}')">x</p>`],
  ['css-import', (url) => `<style>@import '${url}';</style>`],
  ['font-face', (url) => `<style>@font-face{font-family:x;src:url('${url}')}p{font-family:x}</style><p>x</p>`],
  ['css-content', (url) => `<style>p::before{content:url('${url}')}</style><p>x</p>`],
  ['css-mask', (url) => `<p style="mask-image:url('${url}')">x</p>`],
  ['css-filter', (url) => `<p style="filter:url('${url}#x')">x</p>`],
  ['list-style', (url) => `<ul style="list-style-image:url('${url}')"><li>x</li></ul>`],
  ['stylesheet', (url) => `<link rel="stylesheet" href="${url}">`],
  ['iframe', (url) => `<iframe src="${url}"></iframe>`],
  ['iframe-srcdoc', (url) => `<iframe srcdoc="&lt;img src='${url}'&gt;"></iframe>`],
  ['frameset-in-object', (url) => `<object data="${url}" type="text/html"></object>`],
  ['object', (url) => `<object data="${url}"></object>`],
  ['embed', (url) => `<embed src="${url}">`],
  ['video', (url) => `<video src="${url}" autoplay preload="auto"></video>`],
  ['video-poster', (url) => `<video poster="${url}"></video>`],
  ['audio', (url) => `<audio src="${url}" autoplay preload="auto"></audio>`],
  ['track', (url) => `<video><track default kind="captions" src="${url}"></video>`],
  ['svg-image', (url) => `<svg><image href="${url}" width="9" height="9"/></svg>`],
  ['svg-use', (url) => `<svg><use href="${url}#x"/></svg>`],
  [
    'svg-fe-image',
    (url) => `<svg><filter id="f"><feImage href="${url}"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
  ],
  ['link-icon', (url) => `<link rel="icon" href="${url}">`],
  ['link-manifest', (url) => `<link rel="manifest" href="${url}">`],
  ['link-prefetch', (url) => `<link rel="prefetch" href="${url}">`],
  ['link-preload', (url) => `<link rel="preload" as="image" href="${url}">`],
  ['link-modulepreload', (url) => `<link rel="modulepreload" href="${url}">`],
  ['link-prerender', (url) => `<link rel="prerender" href="${url}">`],
  ['link-preconnect', (url) => `<link rel="preconnect" href="${url}">`],
  ['link-dns-prefetch', (url) => `<link rel="dns-prefetch" href="${url}">`],
  [
    'speculation-rules',
    (url) => `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${url}"]}]}</script>`,
  ],
  ['meta-refresh', (url) => `<meta http-equiv="refresh" content="0;url=${url}">`],
  ['base', (url) => `<base href="${url}/"><img src="x.png">`],
  ['script', (url) => `<script src="${url}"></script>`],
  ['script-image', (url) => `<script>new Image().src='${url}'</script>`],
  ['script-fetch', (url) => `<script>fetch('${url}',{mode:'no-cors'})</script>`],
  ['script-beacon', (url) => `<script>navigator.sendBeacon('${url}')</script>`],
  ['script-websocket', (url) => `<script>new WebSocket('${url.replace('http', 'ws')}')</script>`],
  ['script-location', (url) => `<script>location.href='${url}'</script>`],
  ['script-open', (url) => `<script>window.open('${url}')</script>`],
  [
    'script-worker',
    (url) => `<script>new Worker(URL.createObjectURL(new Blob(["fetch('${url}',{mode:'no-cors'})"])))</script>`,
  ],
  ['form', (url) => `<form action="${url}"><input name="x"></form><script>document.forms[0].submit()</script>`],
  ['event-handler', (url) => `<img src="data:x" onerror="new Image().src='${url}'">`],
  [
    'ping',
    (url) => `<a ping="${url}" href="#here" id="here">x</a><script>document.getElementById('here').click()</script>`,
  ],
];

/** One machine, in many notations. */
export function loopbackAddresses(port: number): readonly string[] {
  const decimal = ((127 * 256 + 0) * 256 + 0) * 256 + 1;
  return [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://LOCALHOST:${port}`,
    `http://localhost.:${port}`,
    `http://127.0.0.1.:${port}`,
    `http://sub.localhost:${port}`,
    `http://[::1]:${port}`,
    `http://[0:0:0:0:0:0:0:1]:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://[::ffff:7f00:1]:${port}`,
    `http://${decimal}:${port}`,
    `http://0x7f000001:${port}`,
    `http://0x7f.0.0.1:${port}`,
    `http://017700000001:${port}`,
    `http://0177.0.0.1:${port}`,
    `http://127.1:${port}`,
    `http://127.0.1:${port}`,
    `http://0.0.0.0:${port}`,
    `http://0:${port}`,
    `http://[::]:${port}`,
    `http://user:password@127.0.0.1:${port}`,
    `http://example.com@127.0.0.1:${port}`,
    `hTTp://127.0.0.1:${port}`,
    `http:\\\\127.0.0.1:${port}`,
    `http:/127.0.0.1:${port}`,
    `//127.0.0.1:${port}`,
    `http://①②⑦.⓪.⓪.①:${port}`,
    `http://127。0。0。1:${port}`,
    `&#104;ttp://127.0.0.1:${port}`,
    ` http://127.0.0.1:${port}`,
    `ht\ntp://127.0.0.1:${port}`,
  ];
}
