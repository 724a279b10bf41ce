import './desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from '../kernel/routing/router';
import { App } from './desk-app';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>,
);
