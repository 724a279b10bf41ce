import { BrowserRouter, Route, Routes } from 'react-router';
import { AppLayout } from './layout/app-layout';
import { Providers } from './providers';
import { NotFoundPage } from './not-found-page';
import { SCREENS } from './routing/screens';

/** The whole client: every screen inside the shell; every other path shows Page Not Found (spec document 1, section 2). */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Routes>
          <Route element={<AppLayout />}>
            {SCREENS.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </Providers>
  );
}
