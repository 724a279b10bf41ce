/** The page that shows the description. All it loads comes from this server, and no script stands in it. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Planet Heroes: the calls</title>
    <link rel="icon" type="image/png" href="/api/docs/assets/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css" />
    <script src="/api/docs/assets/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body>
    <main id="description"><noscript>The same for programs: <a href="/api/docs/openapi.json">openapi.json</a>.</noscript></main>
  </body>
</html>
`;

/** Starts the page. */
export const DOCS_SCRIPT = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#description',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

/** The page's own rules: no inline script or style, and nothing from elsewhere. */
export const DOCS_POLICY =
  'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src \'self\' data:; font-src \'self\' data:; connect-src \'self\'; base-uri \'none\'; form-action \'none\'; frame-ancestors \'none\'';
